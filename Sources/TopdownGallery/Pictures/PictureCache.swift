import Foundation
import TopdownRenderer

/// Pictures that were drawn before, as files named by what they depend on; those that were not needed for longest go first.
struct PictureCache: Sendable {
  let folder: URL
  /// Bytes.
  var limit = 512 << 20

  private struct Notes: Codable {
    var unmappedSymbols: [String]
    var undrawnLetters: [UndrawnLetter]
  }

  /// nil where there is none, or where it cannot be read.
  func drawing(for key: PictureKey) -> Drawing? {
    let file = file(for: key)
    guard let png = try? Data(contentsOf: file), let json = try? Data(contentsOf: notes(beside: file)),
      let notes = try? JSONDecoder().decode(Notes.self, from: json)
    else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    return Drawing(png: png, unmappedSymbols: notes.unmappedSymbols, undrawnLetters: notes.undrawnLetters)
  }

  /// A cache that can't be written costs time and nothing else.
  func keep(_ drawing: Drawing, for key: PictureKey) {
    let file = file(for: key)
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? drawing.png.write(to: file, options: .atomic)
    let told = Notes(unmappedSymbols: drawing.unmappedSymbols, undrawnLetters: drawing.undrawnLetters)
    try? JSONEncoder().encode(told).write(to: notes(beside: file), options: .atomic)
  }

  /// Removes the oldest until a quarter of the room is free, where there is too much.
  func prune() {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    guard let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys)) else { return }
    var files: [(url: URL, size: Int, date: Date)] = []
    for case let url as URL in all where url.pathExtension == "png" {
      guard let values = try? url.resourceValues(forKeys: keys), let size = values.fileSize else { continue }
      files.append((url, size, values.contentModificationDate ?? .distantPast))
    }
    var total = files.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    for file in files.sorted(by: { $0.date < $1.date }) where total > limit / 4 * 3 {
      try? FileManager.default.removeItem(at: file.url)
      try? FileManager.default.removeItem(at: notes(beside: file.url))
      total -= file.size
    }
  }

  private func file(for key: PictureKey) -> URL {
    folder.appendingPathComponent("\(key.text.prefix(2))/\(key.text).png")
  }

  private func notes(beside file: URL) -> URL { file.deletingPathExtension().appendingPathExtension("json") }
}
