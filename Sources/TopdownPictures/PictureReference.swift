import Foundation

/// Where a picture is recorded: a PNG, and the screen's text beside it.
struct PictureReference {
  let picture: URL
  let screen: URL
  /// Below the folder of all references: `ShelfTests/refresh`.
  let path: String

  // A hidden folder, since the package manager warns of files in a target that it doesn't know.
  init(besides testFile: String, name: String) {
    let file = URL(fileURLWithPath: testFile)
    path = file.deletingPathExtension().lastPathComponent + "/" + name.replacing("/", with: "-")
    let stem = file.deletingLastPathComponent().appendingPathComponent(".records").appendingPathComponent(path)
    picture = stem.appendingPathExtension("png")
    screen = stem.appendingPathExtension("screen.txt")
  }

  /// `refresh` of `refresh(page:)`.
  static func baseName(of function: String) -> String { String(function.prefix { $0 != "(" }) }

  func write(_ png: Data, screen text: String) throws {
    try FileManager.default.createDirectory(at: picture.deletingLastPathComponent(), withIntermediateDirectories: true)
    try png.write(to: picture, options: .atomic)
    try Data((text + "\n").utf8).write(to: screen, options: .atomic)
  }
}
