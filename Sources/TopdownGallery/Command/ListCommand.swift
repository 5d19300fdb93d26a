/// `topdown list`: what a package has to show.
public struct ListCommand: Sendable {
  public var asking: Asking

  public init(_ asking: Asking) { self.asking = asking }

  public func run() async throws -> EntryList {
    let console = Console.standardError()
    let list = try await asking.list(console)
    for line in list.unseen { console.line(line) }
    return list
  }
}
