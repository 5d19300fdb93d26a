/// Something that the lock doesn't hold yet.
struct Unlocked: Equatable, Sendable, Encodable {
  enum Kind: String, Encodable {
    case core
    case scenario
    case preview
    case test
    case fixtures
    case reference
  }

  let kind: Kind
  let name: String
  /// Where it stands, unless its name says so.
  let path: String?

  var message: String {
    "\(kind.rawValue) \(name)" + (path.map { " (\($0))" } ?? "")
  }
}
