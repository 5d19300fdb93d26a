import Foundation
import TopdownDisplay
import TopdownRenderer

/// What is not as it was in another report.
struct ReportChanges: Equatable, Sendable {
  struct Change: Equatable, Sendable {
    var scenario: Report.Scenario
    var pictures: [ChangedPicture] = []
    /// Lines that went and came, marked; nil where none did.
    var screen: String?
    var log: String?
  }

  struct ChangedPicture: Equatable, Sendable {
    var variant: String
    /// How many pixels differ, or why they can't be compared.
    var text: String
    /// Before, after and where it changed; nil where pictures can't be compared.
    var file: String?
  }

  var added: [String] = []
  var removed: [String] = []
  var changed: [Change] = []

  var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty }
  var count: Int { added.count + removed.count + changed.count }

  /// Writes a difference picture for each that changed.
  init(from old: Report, in oldFolder: SnapshotFolder, to new: Report, in folder: SnapshotFolder) throws {
    let before = Dictionary(old.scenarios.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.scenarios.map(\.id))
    removed = old.scenarios.map(\.id).filter { !after.contains($0) }
    for scenario in new.scenarios {
      guard let other = before[scenario.id] else {
        added.append(scenario.id)
        continue
      }
      var change = Change(scenario: scenario)
      for picture in scenario.pictures {
        guard let file = picture.file, let otherFile = other.pictures.first(where: { $0.variant == picture.variant })?.file
        else { continue }
        let found = try Self.difference(
          of: picture.variant, Data(contentsOf: folder.url.appendingPathComponent(file)),
          from: oldFolder.url.appendingPathComponent(otherFile), to: file, in: folder)
        if let found { change.pictures.append(found) }
      }
      change.screen = Self.lines(other.screen, scenario.screen)
      change.log = Self.lines(other.log.joined(separator: "\n"), scenario.log.joined(separator: "\n"))
      if !change.pictures.isEmpty || change.screen != nil || change.log != nil { changed.append(change) }
    }
  }

  private static func difference(
    of variant: String, _ png: Data, from reference: URL, to file: String, in folder: SnapshotFolder
  ) throws -> ChangedPicture? {
    do {
      switch try ReferenceComparison(of: png, with: reference) {
      case .same: return nil
      case .missing: return ChangedPicture(variant: variant, text: "the other report has lost its picture")
      case .different(let difference, let before):
        let path = ReportPages.changes + file.dropFirst(ReportPages.pictures.count)
        try folder.write(DifferencePicture.png(before: before, after: png), to: path)
        return ChangedPicture(variant: variant, text: difference.description, file: path)
      }
    } catch let error as RenderingError {
      return ChangedPicture(variant: variant, text: error.description)
    }
  }

  private static func lines(_ old: String, _ new: String) -> String? {
    let difference = ScreenDifference(from: old, to: new)
    return difference.isEmpty ? nil : difference.description
  }
}
