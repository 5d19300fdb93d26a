import Foundation

/// A file or a folder with what is in it, apart from the disk. Foundation's, which leaves it out on Linux.
open class FileWrapper: @unchecked Sendable {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
  }

  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private var content: Content
  /// The name on the disk.
  open var filename: String?
  /// The name that it is given in a folder, where no other has it.
  open var preferredFilename: String?

  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    content = .folder(children)
    for (name, child) in children where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// Reads what is at `url`, a folder with all that is in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      let inside = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      content = .folder(
        try Dictionary(uniqueKeysWithValues: inside.map { ($0.lastPathComponent, try FileWrapper(url: $0, options: options)) }))
    } else {
      content = .file(try Data(contentsOf: url))
    }
  }

  open var isRegularFile: Bool { regularFileContents != nil }
  open var isDirectory: Bool { fileWrappers != nil }
  /// Nobody makes one here.
  open var isSymbolicLink: Bool { false }

  /// What is in the file; nil for a folder.
  open var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }

  /// What is in the folder by name; nil for a file.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  /// Puts a file into the folder, under its preferred name or, where that is taken, one made of it; answers which.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else { preconditionFailure("a file can't have files inside") }
    let preferred = child.preferredFilename ?? "Untitled"
    var name = preferred
    var number = 1
    while children[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(preferred)"
    }
    child.filename = name
    children[name] = child
    content = .folder(children)
    return name
  }

  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = preferredFilename
    return addFileWrapper(child)
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// Writes the file, or the folder with all that is in it.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children { try child.write(to: url.appendingPathComponent(name), options: options) }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
