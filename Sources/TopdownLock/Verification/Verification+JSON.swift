import Foundation

extension Verification {
  /// The findings for a program: keys sorted, `version` counts up when their meaning changes.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

extension Verification: Encodable {
  private enum Key: CodingKey {
    case features
    case holds
    case version
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode(holds, forKey: .holds)
    try container.encode(features, forKey: .features)
  }
}
