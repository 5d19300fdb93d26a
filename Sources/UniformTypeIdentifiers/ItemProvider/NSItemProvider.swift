import Foundation
import Synchronization

/// Data on its way from one place to another, in one form or several, each made when somebody asks for it.
///
/// Foundation's on Apple's systems.
///
/// - Gap: files are handed over as their contents; nothing is loaded in place, and a load can't be cancelled.
open class NSItemProvider: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (NSSecureCoding?, (any Error)?) -> Void

  private let forms = Mutex<[Form]>([])
  private let name = Mutex<String?>(nil)

  struct Form: Sendable {
    let typeIdentifier: String
    let load: @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Void
  }

  public override init() { super.init() }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  public convenience init(item: NSSecureCoding?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    if let object = item as? any NSItemProviderWriting {
      registerObject(object, visibility: .all)
    } else if let data = item as? NSData {
      let data = Data(referencing: data)
      registerDataRepresentation(forTypeIdentifier: typeIdentifier ?? "public.data", visibility: .all) { answer in
        answer(data, nil)
        return nil
      }
    }
  }

  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { answer in
      do { answer(try Data(contentsOf: fileURL), nil) } catch { answer(nil, error) }
      return nil
    }
  }

  /// What the receiver may call it.
  open var suggestedName: String? {
    get { name.withLock { $0 } }
    set { name.withLock { $0 = newValue } }
  }

  /// The types of its forms, the richest first.
  open var registeredTypeIdentifiers: [String] { forms.withLock { $0.map(\.typeIdentifier) } }

  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map { UTType($0) ?? UTType(exportedAs: $0) } }

  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  func register(_ form: Form) { forms.withLock { $0.append(form) } }

  /// The first form of a type or of one that conforms to it.
  func form(conformingTo typeIdentifier: String) -> Form? {
    let wanted = UTType(typeIdentifier)
    return forms.withLock { forms in
      forms.first { $0.typeIdentifier == typeIdentifier }
        ?? forms.first { form in wanted.map { UTType(form.typeIdentifier)?.conforms(to: $0) ?? false } ?? false }
    }
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(conformingTo: typeIdentifier) != nil
  }
}

/// Who may see what a provider holds; there is one program here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// Why a provider could not hand over what it was asked for.
public struct NSItemProviderError: Error, Equatable, CustomStringConvertible {
  public let typeIdentifier: String
  let registered: [String]

  public var description: String {
    let has = registered.isEmpty ? "It has nothing." : "It has \(registered.joined(separator: ", "))."
    return "the item provider has nothing as \(typeIdentifier): register a representation of that type. \(has)"
  }
}
