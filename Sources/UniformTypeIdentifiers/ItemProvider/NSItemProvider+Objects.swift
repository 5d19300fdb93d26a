import Foundation

/// An object that can be handed over.
public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made of what was handed over.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A value that is handed over as an object, such as a text.
public protocol _ItemProviderValue: Sendable {
  static var _typeIdentifiers: [String] { get }
  init?(_itemProviderData data: Data)
}

extension String: _ItemProviderValue {
  public static var _typeIdentifiers: [String] { ["public.utf8-plain-text", "public.text"] }
  public init?(_itemProviderData data: Data) { self.init(decoding: data, as: UTF8.self) }
}

extension URL: _ItemProviderValue {
  public static var _typeIdentifiers: [String] { ["public.url"] }
  public init?(_itemProviderData data: Data) { self.init(string: String(decoding: data, as: UTF8.self)) }
}

extension NSItemProvider {
  /// Adds the forms of an object.
  public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    // Providers hand objects on, and use them from one place at a time.
    nonisolated(unsafe) let object = object
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { answer in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: answer)
      }
    }
  }

  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  public func canLoadObject<T: _ItemProviderValue>(ofClass: T.Type) -> Bool {
    T._typeIdentifiers.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Makes an object of the first form that it can be made of.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let type = readable(of: aClass.readableTypeIdentifiersForItemProvider)
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Makes a text or a URL of the first form that it can be made of.
  @discardableResult
  public func loadObject<T: _ItemProviderValue>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: readable(of: T._typeIdentifiers)) { data, error in
      completionHandler(data.flatMap { T(_itemProviderData: $0) }, error)
    }
  }

  private func readable(of types: [String]) -> String {
    types.first(where: hasItemConformingToTypeIdentifier) ?? types.first ?? "public.data"
  }
}
