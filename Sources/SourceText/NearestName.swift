/// The name nearest to a misspelt one, for “did you mean”; `nil` where none is near.
///
/// Near means an edit distance (insert, delete, replace, swap neighbours) of at most a third of the name's length.
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let limit = max(1, name.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(Array(name.lowercased().unicodeScalars), Array(candidate.lowercased().unicodeScalars))
    if distance <= limit, best.map({ (distance, candidate) < ($0.distance, $0.name) }) ?? true {
      best = (candidate, distance)
    }
  }
  return best?.name
}

private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var rows = [Array(0...b.count)]
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var cost = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, rows[i - 1][j - 1] + 1) }
      row.append(cost)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}
