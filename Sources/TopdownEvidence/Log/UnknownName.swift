/// A name that no boundary of a log has.
struct UnknownName: Sendable, CustomStringConvertible {
  let description: String

  init(_ name: String, known: Set<String>) {
    let names = known.isEmpty ? "this log has handed out none" : "there are " + known.sorted().joined(separator: ", ")
    description = "no boundary is named \(name), so its silence says nothing; \(names)"
  }
}
