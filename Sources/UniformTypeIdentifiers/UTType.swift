import Foundation

/// A type of data, such as JPEG images, by its identifier.
///
/// - Gap: no system declares types here: known are Apple's common ones and those that a program declares by its own initializers.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  private let declaredSupertypes: [String]

  init(known identifier: String) {
    self.identifier = identifier
    declaredSupertypes = []
  }

  /// The type of that identifier; nil where nobody has declared it.
  public init?(_ identifier: String) {
    guard TypeTable.entry(of: identifier) != nil else { return nil }
    self.init(known: identifier)
  }

  /// A type that the app itself owns.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    declaredSupertypes = [(parentType ?? .data).identifier]
  }

  /// A type that the app knows and another one owns.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The type of files with that extension; one of its own where nobody has declared any.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    if let known = TypeTable.entries.first(where: { $0.extensions.contains(name) }) {
      self.init(known: known.identifier)
    } else {
      self.init(exportedAs: "dyn.\(name)", conformingTo: supertype)
    }
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = TypeTable.entries.first(where: { $0.mimeType == mimeType.lowercased() }) else { return nil }
    self.init(known: known.identifier)
  }

  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType {
  public var preferredFilenameExtension: String? {
    if identifier.hasPrefix("dyn.") { return String(identifier.dropFirst(4)) }
    return TypeTable.entry(of: identifier)?.extensions.first
  }

  public var preferredMIMEType: String? { TypeTable.entry(of: identifier)?.mimeType }
  public var localizedDescription: String? { TypeTable.entry(of: identifier)?.description }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { !isDynamic }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types that this one is a kind of.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var pending = parents
    while let type = pending.popLast() {
      if found.insert(type).inserted { pending += type.parents }
    }
    return found
  }

  private var parents: [UTType] {
    (declaredSupertypes + (TypeTable.entry(of: identifier)?.supertypes ?? [])).map(UTType.init(known:))
  }

  /// Whether it is that type or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }
  public var debugDescription: String { "UTType(\(identifier))" }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self.init(exportedAs: identifier)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension URL {
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
  }

  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}
