/// Named things that nodes point to, each written once, in the order in which they are first met.
struct ResourceTable {
  private(set) var entries: [(name: String, json: [UInt8])] = []
  private var indices: [String: Int] = [:]

  /// The name under which a thing is in the table: the wanted one, or that with a number where another thing has it.
  mutating func name(for wanted: String, json: @autoclosure () -> [UInt8]) -> String {
    guard let index = indices[wanted] else {
      add(wanted, json())
      return wanted
    }
    let json = json()
    if entries[index].json == json { return wanted }
    var number = 2
    while true {
      let name = "\(wanted)-\(number)"
      guard let index = indices[name] else {
        add(name, json)
        return name
      }
      if entries[index].json == json { return name }
      number += 1
    }
  }

  /// Whether a name is in the table.
  func contains(_ name: String) -> Bool { indices[name] != nil }

  private mutating func add(_ name: String, _ json: [UInt8]) {
    indices[name] = entries.count
    entries.append((name, json))
  }
}
