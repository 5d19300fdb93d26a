/// `topdown list`: what a package has to show.
public struct ListCommand: Sendable {
  public var asking: Asking

  public init(_ asking: Asking) { self.asking = asking }

  public func run() async throws -> EntryList { EntryList(entries: try await asking.entries(.standardError())) }
}
