import Foundation

// Foundation's objects that can be handed over.

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { String._typeIdentifiers.dropLast() }
  public static var readableTypeIdentifiersForItemProvider: [String] { String._typeIdentifiers }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = Swift.String(decoding: data, as: UTF8.self)
    guard let object = NSString(string: text) as? Self else {
      throw NSItemProviderError(typeIdentifier: typeIdentifier, registered: [])
    }
    return object
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = String(decoding: data, as: UTF8.self)
    guard let url = NSURL(string: text) as? Self else { throw URLError(.badURL) }
    return url
  }
}
