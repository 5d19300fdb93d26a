import Foundation
import UniformTypeIdentifiers

/// A model that can be copied, shared and dropped.
public protocol Transferable: SendableMetatype {
  associatedtype Representation: TransferRepresentation

  /// The forms in which it is handed over, the richest first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

extension Transferable {
  /// The forms; the builder sees to it that they are this type's own.
  package static var parts: [_TransferPart<Self>] { transferRepresentation._parts() as! [_TransferPart<Self>] }
}

/// A form in which a model is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation

  var body: Self.Body { get }

  /// The forms that it comes to.
  func _parts() -> [_TransferPart<Item>]
}

extension TransferRepresentation where Body: TransferRepresentation, Body.Item == Item {
  public func _parts() -> [_TransferPart<Item>] { body._parts() }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive representation: it has no body") }
}

/// One form: how it is made, and how a model is made of it.
public struct _TransferPart<Item>: Sendable {
  package let contentType: UTType
  package let export: (@Sendable (Item) async throws -> Data)?
  package let receive: (@Sendable (Data) async throws -> Item)?
  package var fileName: (@Sendable (Item) -> String?)?
  package var condition: (@Sendable (Item) -> Bool)?

  package init(
    _ contentType: UTType, export: (@Sendable (Item) async throws -> Data)?,
    receive: (@Sendable (Data) async throws -> Item)?
  ) {
    self.contentType = contentType
    self.export = export
    self.receive = receive
  }
}

extension Never: Transferable, TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never

  public static var transferRepresentation: Never { fatalError("Never has no representation") }
  public func _parts() -> [_TransferPart<Never>] { [] }
}

/// Collects the forms of a model.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
    accumulated first: First, next: Next
  ) -> some TransferRepresentation<Item> where First.Item == Item, Next.Item == Item {
    CombinedRepresentation(parts: first._parts() + next._parts())
  }
}

struct CombinedRepresentation<Item: Transferable>: TransferRepresentation {
  typealias Body = Never

  let parts: [_TransferPart<Item>]

  func _parts() -> [_TransferPart<Item>] { parts }
}
