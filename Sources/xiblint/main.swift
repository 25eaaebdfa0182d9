import SourceText
import XMLTree
let reader = XMLReader(names: XMLNameTable())
var nodes = 0, bad = 0
@MainActor func visit(_ path: String) {
  guard let s = FileSystem.status(of: path) else { return }
  if s.kind == .directory {
    for n in (try? FileSystem.names(inDirectory: path)) ?? [] { visit(Path.join(path, n)) }
  } else if ["xib", "storyboard"].contains(Path.fileExtension(of: path)) {
    do {
      let d = try reader.read(try FileSystem.read(path, limit: XMLReader.sizeLimit), path: path)
      nodes += d.nodeCount
    } catch { bad += 1; print(path, error) }
  }
}
for p in CommandLine.arguments.dropFirst() { visit(p) }
print(nodes, bad)
