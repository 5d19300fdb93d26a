import Foundation
import TopdownRenderer

/// Pictures on disk, each with its screen as text and as JSON beside it.
struct SnapshotFolder: Sendable {
  static let reportName = "snapshot.json"

  let url: URL

  init(_ path: String) { url = URL(fileURLWithPath: path) }

  func file(_ path: String, _ fileExtension: String) -> URL { url.appendingPathComponent("\(path).\(fileExtension)") }

  func write(_ screen: ScreenRecord, to path: String) throws {
    for (fileExtension, bytes) in screen.files { try write(bytes, to: "\(path).\(fileExtension)") }
  }

  /// What is there already stays untouched, with its date.
  func write(_ bytes: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    guard (try? Data(contentsOf: file)) != bytes else { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file, options: .atomic)
  }

  func write(_ report: SnapshotReport) throws { try write(Data(report.json.utf8), to: Self.reportName) }

  /// The pictures that were drawn here, in order, without their extension; other PNG files are none of ours.
  var recorded: [String] {
    files.filter { $0.hasSuffix(".png") && isDrawn($0) }.map { String($0.dropLast(4)) }
  }

  private func isDrawn(_ path: String) -> Bool {
    guard let png = try? Data(contentsOf: url.appendingPathComponent(path)) else { return false }
    return (try? ReferencePicture(png: png)) != nil
  }

  /// All files, below the folder, in order.
  var files: [String] {
    (FileManager.default.subpaths(atPath: url.path) ?? []).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  func remove(_ path: String) {
    for fileExtension in ScreenRecord.extensions { try? FileManager.default.removeItem(at: file(path, fileExtension)) }
  }
}
