import Foundation
import TopdownDisplay

/// Takes a picture of each entry in each color scheme. An entry that crashes takes its host, not the others.
struct SnapshotWriter {
  var keeper: HostKeeper
  var studio: Studio
  var folder: URL
  var schemes: [HostAppearance.ColorScheme]
  /// Only entries whose id contains it, whatever the case.
  var filter: String?
  var onPicture: (SnapshotReport.Picture) -> Void = { _ in }

  /// Throws `HostFailure` where no host starts or no entry is left; what fails later is in the report.
  func run() async throws -> SnapshotReport {
    var report = SnapshotReport(folder: folder.path)
    var names = SnapshotNames()
    for entry in try await entries() {
      for scheme in schemes {
        try Task.checkCancellation()
        var picture = SnapshotReport.Picture(entry: entry.id, colorScheme: scheme)
        let path = names.path(for: entry, scheme)
        do {
          picture.unmappedSymbols = try await write(entry, scheme, to: path)
          picture.path = path
        } catch {
          picture.failure = "\(error)"
        }
        report.pictures.append(picture)
        onPicture(picture)
      }
    }
    return report
  }

  private func entries() async throws -> [HostEntry] {
    let all = try await keeper.host().entries
    let wanted = all.filter { filter.map($0.id.localizedCaseInsensitiveContains) ?? true }
    guard !wanted.isEmpty else { throw HostFailure.noEntry(filter ?? "", among: all) }
    return wanted
  }

  /// Returns the symbols that have no icon.
  private func write(_ entry: HostEntry, _ scheme: HostAppearance.ColorScheme, to path: String) async throws -> [String] {
    let appearance = HostAppearance(colorScheme: scheme)
    let frame = try await keeper.frame(of: HostShowing(entry.id, appearance))
    if let failure = frame.failure { throw HostFailure.refused(failure) }
    let drawing = try await studio.drawing(of: frame.display)
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try drawing.png.write(to: file, options: .atomic)
    return drawing.unmappedSymbols
  }
}
