import Foundation

extension NSItemProvider {
  /// Adds a form that is made when somebody asks for it.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(Form(typeIdentifier: typeIdentifier) { answer in _ = loadHandler(answer) })
  }

  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Hands over the data of the first form of such a type; the answer may come before this returns.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let form = form(conformingTo: typeIdentifier) else {
      completionHandler(nil, NSItemProviderError(typeIdentifier: typeIdentifier, registered: registeredTypeIdentifiers))
      return progress
    }
    form.load(completionHandler)
    progress.completedUnitCount = 1
    return progress
  }

  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Writes the data into a file that is there until `completionHandler` returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var file = folder.appendingPathComponent(name ?? "Item")
        if let ending = UTType(typeIdentifier)?.preferredFilenameExtension { file.appendPathExtension(ending) }
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Hands over the item as an object: a URL or a text where the type says so, data otherwise.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (NSSecureCoding?, (any Error)?) -> Void)? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { completionHandler?(nil, error); return }
      let type = UTType(typeIdentifier)
      let text = String(decoding: data, as: UTF8.self)
      if type?.conforms(to: .url) == true, let url = NSURL(string: text) {
        completionHandler?(url, nil)
      } else if type?.conforms(to: .text) == true {
        completionHandler?(NSString(string: text), nil)
      } else {
        completionHandler?(NSData(data: data), nil)
      }
    }
  }

  public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws
    -> any NSSecureCoding
  {
    let box: UncheckedBox = try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        if let item {
          continuation.resume(returning: UncheckedBox(item: item))
        } else {
          let missing = NSItemProviderError(typeIdentifier: typeIdentifier, registered: [])
          continuation.resume(throwing: error ?? missing)
        }
      }
    }
    return box.item
  }
}

/// An object that is handed from one task to another, and used by one at a time.
private struct UncheckedBox: @unchecked Sendable {
  let item: any NSSecureCoding
}
