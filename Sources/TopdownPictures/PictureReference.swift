import Foundation
import TopdownRenderer

/// Where a screen is recorded: a PNG, with the screen's text and JSON beside it.
struct PictureReference {
  /// Below the folder of all references: `ShelfTests/refresh`.
  let path: String
  private let stem: URL

  // A hidden folder, since the package manager warns of files in a target that it doesn't know.
  init(besides testFile: String, name: String) {
    let file = URL(fileURLWithPath: testFile)
    path = file.deletingPathExtension().lastPathComponent + "/" + name.replacing("/", with: "-")
    stem = file.deletingLastPathComponent().appendingPathComponent(".records").appendingPathComponent(path)
  }

  var picture: URL { file("png") }
  var files: [URL] { ScreenRecord.extensions.map(file) }

  func file(_ fileExtension: String) -> URL { stem.appendingPathExtension(fileExtension) }

  /// `refresh` of `refresh(page:)`.
  static func baseName(of function: String) -> String { String(function.prefix { $0 != "(" }) }

  func write(_ screen: ScreenRecord) throws {
    try FileManager.default.createDirectory(at: picture.deletingLastPathComponent(), withIntermediateDirectories: true)
    for (fileExtension, bytes) in screen.files { try bytes.write(to: file(fileExtension), options: .atomic) }
  }
}
