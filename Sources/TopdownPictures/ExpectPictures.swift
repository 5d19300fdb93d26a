import Foundation
import SwiftUI
import TopdownDisplay
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
  let keeper = PictureKeeper(environment: ProcessInfo.processInfo.environment)
  try keeper.check(
    view, variants: variants, size: size, scale: scale, besides: file, name: name ?? PictureReference.baseName(of: function))
}

extension PictureKeeper {
  @MainActor func check<Root: View>(
    _ view: () -> Root, variants: [String], size: CGSize, scale: CGFloat = 2, besides file: String, name: String
  ) throws {
    let known = try variants.map { try Variant($0) }
    var mismatches: [String] = []
    for variant in known {
      let stage = Stage(view(), variant: variant, size: size)
      let reference = PictureReference(besides: file, name: "\(name)-\(variant.name.replacing(",", with: "+"))")
      do {
        try check(stage.picture(scale: scale).png, screen: stage.screen, against: reference)
      } catch {
        mismatches.append("\(variant.name): \(error)")
      }
    }
    if !mismatches.isEmpty { throw PictureMismatch(description: mismatches.joined(separator: "\n\n")) }
  }
}
