import Foundation
import TopdownDisplay

/// An appearance as the arguments of a stage.
struct CopiedAppearance {
  /// Behind the view, in order.
  let arguments: [String]
  /// Whether making the stage throws where it is not understood.
  let canFail: Bool

  init(_ appearance: HostAppearance) {
    var said = appearance
    var others: [String] = []
    // A page may ask for what no word of a variant says.
    if let size = appearance.size, Variant(HostAppearance(size: size)) == nil {
      said.size = nil
      let (width, height) = (SwiftLiteral.number(size.width), SwiftLiteral.number(size.height))
      others.append("size: CGSize(width: \(width), height: \(height))")
    }
    if Variant(HostAppearance(locale: appearance.locale)) == nil {
      said.locale = HostAppearance().locale
      said.layoutDirection = appearance.layoutDirection ?? Self.direction(of: appearance.locale)
      others.append("environment: { $0.locale = Locale(identifier: \(SwiftLiteral.text(appearance.locale))) }")
    }
    let variant = Variant(said) ?? .standard
    canFail = variant != .standard
    arguments = (canFail ? ["variant: Stage.Variant(\(SwiftLiteral.text(variant.name)))"] : []) + others
  }

  /// nil where it is from left to right, as it is without a word.
  private static func direction(of locale: String) -> HostAppearance.LayoutDirection? {
    Locale(identifier: locale).language.characterDirection == .rightToLeft ? .rightToLeft : nil
  }
}
