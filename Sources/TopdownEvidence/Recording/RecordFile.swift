import SwiftUI

/// A recorded log as a file: a line an event.
struct RecordFile {
  let url: URL

  var path: String { url.path }

  // A hidden folder, since the package manager warns of files in a target that it doesn't know.
  init(besides testFile: String, name: String) {
    let file = URL(fileURLWithPath: testFile)
    let fileName = name.replacingOccurrences(of: "/", with: "-") + ".txt"
    url = file.deletingLastPathComponent()
      .appendingPathComponent(".records").appendingPathComponent(file.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(fileName)
  }

  /// `refresh` of `refresh(page:)`.
  static func baseName(of function: String) -> String { String(function.prefix { $0 != "(" }) }

  /// `nil` where there is no file.
  func read() throws -> [String]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let text = try String(contentsOf: url, encoding: .utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  func write(_ lines: [String]) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: url, options: .atomic)
  }
}
