import Foundation
import SwiftUI
import TopdownDisplay
import TopdownScenarios
import TopdownStage

/// Makes sure that a view is, pixel for pixel, as it was recorded, in each of several variants.
///
/// The reference of `loaded()` in `ShelfTests.swift` for `dark,ar` is `.records/ShelfTests/loaded-dark+ar.png` beside it; see
/// `Stage.expectPicture` for how it is recorded.
///
///     try expectPictures(of: Shelf(), variants: ["light", "dark", "ar,xxl"])
///
/// - Parameters:
///   - variants: Words of `Variant`, such as `dark`, `ax3`, `pseudo` or `de`, with commas between.
///   - name: What to call the references instead of the test's function.
///   - size: The screen in points, where a variant does not say.
///   - scale: Pixels to the point.
/// - Throws: `UnknownVariant`; `PictureMismatch` once all were compared, which names each variant that differs.
@MainActor public func expectPictures<Root: View>(
  of view: @autoclosure () -> Root, variants: [String] = ["light", "dark"], _ name: String? = nil,
  size: CGSize = Stage.defaultSize, scale: CGFloat = 2, file: String = #filePath, function: String = #function
) throws {
  try PictureKeeper(environment: ProcessInfo.processInfo.environment)
    .check(variants, scale: scale, besides: file, name: name ?? PictureReference.baseName(of: function)) {
      Stage(view(), variant: $0, size: size)
    }
}

/// Makes sure that a scenario is, once its steps are done, as it was recorded, in each of several variants.
///
///     @Test(arguments: ShelfScenarios.scenarios) @MainActor func looks(scenario: Scenario) throws {
///       try expectPictures(of: scenario)
///     }
///
/// The reference of `loaded` there is `.records/ShelfTests/looks-loaded-dark.png`.
///
/// - Throws: `UnknownVariant`; what a step throws that can't be done; `PictureMismatch` once all were compared.
@MainActor public func expectPictures(
  of scenario: Scenario, variants: [String] = ["light", "dark"], _ name: String? = nil,
  size: CGSize = Stage.defaultSize, scale: CGFloat = 2, file: String = #filePath, function: String = #function
) throws {
  try PictureKeeper(environment: ProcessInfo.processInfo.environment)
    .check(variants, scale: scale, besides: file, name: name ?? "\(PictureReference.baseName(of: function))-\(scenario.name)") {
      try Stage(scenario, variant: $0, size: size)
    }
}

extension Stage {
  /// A scenario whose steps are done.
  convenience init(_ scenario: Scenario, variant: Variant, size: CGSize) throws {
    self.init(scenario.view(), variant: variant, size: size)
    try settle()
    for step in scenario.steps { try perform(step) }
  }
}

extension PictureKeeper {
  @MainActor func check(
    _ variants: [String], scale: CGFloat = 2, besides file: String, name: String, _ stage: (Variant) throws -> Stage
  ) throws {
    let known = try variants.map { try Variant($0) }
    var mismatches: [String] = []
    for variant in known {
      let reference = PictureReference(besides: file, name: "\(name)-\(variant.name.replacing(",", with: "+"))")
      do {
        try check(stage(variant).record(scale: scale), against: reference)
      } catch let mismatch as PictureMismatch {
        mismatches.append("\(variant.name): \(mismatch)")
      }
    }
    if !mismatches.isEmpty { throw PictureMismatch(description: mismatches.joined(separator: "\n\n")) }
  }
}
