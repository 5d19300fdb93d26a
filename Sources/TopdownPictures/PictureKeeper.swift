import Foundation
import TopdownDisplay
import TopdownEvidence
import TopdownRenderer

/// Compares pictures with their references, and records those that it may, by the same rules as logs.
struct PictureKeeper {
  private let keeper: RecordKeeper
  /// Where the differences are shown.
  private let differences: URL

  init(environment: [String: String]) {
    keeper = RecordKeeper(environment: environment)
    differences = URL(fileURLWithPath: environment["TOPDOWN_DIFFERENCES"] ?? ".topdown/differences")
  }

  func check(_ screen: ScreenRecord, against reference: PictureReference) throws {
    for file in reference.files { try keeper.note(file.path) }
    if keeper.mode == .recordAnew { return try reference.write(screen) }
    switch (try ScreenComparison(of: screen, with: reference.file), keeper.mode) {
    case (.same, _): return
    case (.missing, .readOnly): throw PictureMismatch.missing(reference.picture.path)
    case (.missing, _): try reference.write(screen)
    case (.different(let change), _):
      throw PictureMismatch.changed(reference, change, shownIn: try show(change.before, screen.png, reference))
    }
  }

  private func show(_ before: Data, _ after: Data, _ reference: PictureReference) throws -> String {
    let stem = differences.appendingPathComponent(reference.path)
    try FileManager.default.createDirectory(at: stem.deletingLastPathComponent(), withIntermediateDirectories: true)
    let difference = try DifferencePicture.png(before: before, after: after)
    for (name, bytes) in [("before", before), ("after", after), ("difference", difference)] {
      try bytes.write(to: URL(fileURLWithPath: "\(stem.path)-\(name).png"), options: .atomic)
    }
    return "\(stem.path)-difference.png"
  }
}
