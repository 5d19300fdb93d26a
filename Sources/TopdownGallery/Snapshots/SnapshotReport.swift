import TopdownDisplay

/// What became of each picture.
struct SnapshotReport: Codable, Equatable, Sendable {
  struct Picture: Codable, Equatable, Sendable {
    var entry: String
    var colorScheme: HostAppearance.ColorScheme
    /// Below the output folder; nil where there is no picture.
    var path: String?
    var failure: String?
    /// SF Symbols without an icon, each drawn as a box with its name.
    var unmappedSymbols: [String] = []
  }

  var folder: String
  var pictures: [Picture] = []

  var failures: [Picture] { pictures.filter { $0.failure != nil } }

  /// For a person: what was written, then what was not and why.
  var summary: String {
    let written = pictures.count - failures.count
    var lines = ["Wrote \(written) \(written == 1 ? "picture" : "pictures") to \(folder)."]
    for picture in failures {
      lines.append("No picture of '\(picture.entry)' (\(picture.colorScheme.rawValue)): \(picture.failure ?? "")")
    }
    let symbols = Set(pictures.flatMap(\.unmappedSymbols)).sorted()
    if !symbols.isEmpty { lines.append("Symbols without an icon, drawn as boxes: \(symbols.joined(separator: ", ")).") }
    return lines.joined(separator: "\n")
  }
}
