import Foundation
import TopdownDisplay
import TopdownRenderer

/// What is not as it was in another report.
struct ReportChanges: Equatable, Sendable {
  struct Change: Equatable, Sendable {
    var scenario: Report.Scenario
    var pictures: [ChangedPicture] = []
    /// Lines that went and came, marked, where any did.
    var screens: [VariantText] = []
    /// The same of the log; nil where it is as it was.
    var log: String?
    var criterion: String?
    /// Whether it holds, before and now, where that changed.
    var verdict: String?

    var isEmpty: Bool { pictures.isEmpty && screens.isEmpty && log == nil && criterion == nil && verdict == nil }
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
  /// What features must have and needed not, and the other way round, a line each.
  var requirements: [String] = []

  var isEmpty: Bool { count == 0 }
  var count: Int { added.count + removed.count + changed.count + requirements.count }

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
      var screens: [(variant: String, text: String)] = []
      for picture in scenario.pictures {
        guard let otherPicture = other.pictures.first(where: { $0.variant == picture.variant }) else { continue }
        if let file = picture.file, let otherFile = otherPicture.file {
          let found = try Self.difference(
            of: picture.variant, Data(contentsOf: folder.url.appendingPathComponent(file)),
            from: oldFolder.url.appendingPathComponent(otherFile), to: file, in: folder)
          if let found { change.pictures.append(found) }
        }
        if let old = otherPicture.screen, let new = picture.screen, let lines = Self.lines(old, new) {
          screens.append((picture.variant, lines))
        }
      }
      change.screens = VariantText.grouped(screens)
      change.log = Self.lines(other.log.joined(separator: "\n"), scenario.log.joined(separator: "\n"))
      change.criterion = Self.lines(other.criterion.joined(separator: "\n"), scenario.criterion.joined(separator: "\n"))
      if scenario.verdict != other.verdict { change.verdict = "\(scenario.verdict.words). Before: \(other.verdict.words)." }
      if !change.isEmpty { changed.append(change) }
    }
    requirements = Self.requirements(from: old, to: new)
  }

  private static func requirements(from old: Report, to new: Report) -> [String] {
    let before = Dictionary(old.features.map { ($0.name, $0.required) }, uniquingKeysWith: { first, _ in first })
    return new.features.flatMap { feature -> [String] in
      let known = before[feature.name] ?? feature.required
      let added = feature.required.filter { !known.contains($0) }.map { "\(feature.name) must have \($0)." }
      let removed = known.filter { !feature.required.contains($0) }.map { "\(feature.name) need not have \($0) any more." }
      return added + removed
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
