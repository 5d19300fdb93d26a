/// What the self-test found: on this Swift, simulations would not do what they promise.
public struct HookFailure: Error, Equatable, CustomStringConvertible {
  enum Finding: Equatable {
    case symbolIsMissing(String)
    case mechanismFails(name: String, detail: String)
  }

  let finding: Finding
  let swiftVersion: String

  static let supportedVersions = "6.3"

  init(_ finding: Finding, swiftVersion: String = Self.currentVersion) {
    self.finding = finding
    self.swiftVersion = swiftVersion
  }

  static var currentVersion: String {
    #if compiler(>=6.4)
      "later than 6.3"
    #elseif compiler(>=6.3)
      "6.3"
    #elseif compiler(>=6.2)
      "6.2"
    #else
      "earlier than 6.2"
    #endif
  }

  public var description: String {
    let what =
      switch finding {
      case .symbolIsMissing(let name): "the concurrency runtime does not export `\(name)`"
      case .mechanismFails(let name, let detail): "\(name) (\(detail))"
      }
    return """
      Simulations don't work in this process: \(what). This is Swift \(swiftVersion); supported is Swift \(Self.supportedVersions) on Linux, \
      with its libraries linked dynamically. Use that, and leave out `-static-stdlib` and `-static-executable` for tests.
      """
  }
}
