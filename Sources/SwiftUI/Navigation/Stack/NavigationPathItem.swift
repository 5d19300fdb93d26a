import Foundation
@_spi(Runtime) import SwiftUICore

/// One value of a path. A value that was read from storage is known by its type's name until something asks for that type.
struct NavigationPathItem: Equatable {
  private enum Content {
    case value(AnyHashable, encode: (() throws -> String)?)
    case encoded(typeName: String, json: String)
  }

  private let content: Content
  /// "Module.Type", as paths are written.
  let typeName: String

  init(_ value: AnyHashable) {
    typeName = _typeName(type(of: value.base), qualified: true)
    // A value that can be written is written, even where the compiler could not see that it can.
    let encode = (value.base as? any Encodable).map { encodable in
      { String(decoding: try JSONEncoder().encode(encodable), as: UTF8.self) }
    }
    content = .value(value, encode: encode)
  }

  init(typeName: String, json: String) {
    content = .encoded(typeName: typeName, json: json)
    self.typeName = typeName
  }

  /// The value, where it is of a type, or can be read as one.
  func value<V: Hashable>(as type: V.Type) -> V? {
    switch content {
    case .value(let value, encode: _): return value.base as? V
    case .encoded(let name, let json):
      guard name == _typeName(type, qualified: true), let decodable = type as? any Decodable.Type else { return nil }
      return (try? JSONDecoder().decode(decodable, from: Data(json.utf8))) as? V
    }
  }

  /// The value as JSON; nil where its type can't be written.
  var json: String? {
    switch content {
    case .value(_, let encode): try? encode?()
    case .encoded(_, let json): json
    }
  }

  static func == (a: NavigationPathItem, b: NavigationPathItem) -> Bool {
    if case .value(let first, encode: _) = a.content, case .value(let second, encode: _) = b.content { return first == second }
    return a.typeName == b.typeName && a.json == b.json
  }
}
