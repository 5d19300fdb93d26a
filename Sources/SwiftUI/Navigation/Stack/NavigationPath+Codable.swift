@_spi(Runtime) import SwiftUICore

extension NavigationPath {
  public init(_ codable: CodableRepresentation) { items = codable.items }

  /// The path in a form that can be stored; nil where one of its values is not `Codable`.
  public var codable: CodableRepresentation? {
    items.allSatisfy { $0.json != nil } ? CodableRepresentation(items: items) : nil
  }

  /// A path whose values can all be stored, as type names and JSON texts in turn, the last value first.
  ///
  /// A value is read when a destination for its type asks for it.
  public struct CodableRepresentation: Codable, Equatable {
    let items: [NavigationPathItem]

    init(items: [NavigationPathItem]) { self.items = items }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var items: [NavigationPathItem] = []
      while !container.isAtEnd {
        let typeName = try container.decode(String.self)
        items.append(NavigationPathItem(typeName: typeName, json: try container.decode(String.self)))
      }
      self.items = items.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for item in items.reversed() {
        guard let json = item.json else {
          let context = EncodingError.Context(
            codingPath: container.codingPath, debugDescription: "a \(item.typeName) in the path is not Encodable")
          throw EncodingError.invalidValue(item.typeName, context)
        }
        try container.encode(item.typeName)
        try container.encode(json)
      }
    }
  }
}

extension NavigationPath.CodableRepresentation: @unchecked Sendable {}
