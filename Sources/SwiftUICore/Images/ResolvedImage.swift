import Foundation
import TopdownDisplay

/// An image in its surroundings.
struct ResolvedImage: Equatable {
  enum Content: Equatable {
    case symbol(String)
    case picture(DisplayImage)
    case drawing(DrawnImage)
    /// A name that no bundle knows.
    case missing(String)
  }

  var content: Content
  /// Points.
  var size: CGSize
  /// From the top; nil for the lower edge.
  var baseline: CGFloat?
  var isTemplate: Bool
  /// Nil for what is not read aloud.
  var label: String?
  var fontSize: CGFloat = 0

  /// Whether the picture is a symbol that nobody gave a name.
  var isUnnamedSymbol = false
}

extension Image {
  func resolve(in environment: EnvironmentValues) -> ResolvedImage {
    switch source {
    case .symbol(let systemName, variableValue: _):
      let font = TextStyle(in: environment, environment.texts).displayFont(in: environment)
      return symbol(environment.symbolVariants.applied(to: systemName), font.size, environment)
    case .named(let name, let bundle):
      guard let picture = BundlePictures.shared.picture(name, in: bundle, scale: environment.displayScale) else {
        environment.authorWarnings?.addOnce(MissingAsset.image(name, in: bundle))
        return resolved(.missing(name), size: .zero, name: name, environment)
      }
      return resolved(.picture(picture.image), size: picture.size, isTemplate: picture.isTemplate, name: name, environment)
    case .picture(let picture):
      return resolved(
        .picture(picture.image), size: picture.size, isTemplate: picture.isTemplate, name: "image", environment)
    case .drawing(let drawing):
      return resolved(.drawing(drawing), size: drawing.size, name: nil, environment)
    }
  }

  private func resolved(
    _ content: ResolvedImage.Content, size: CGSize, isTemplate: Bool = false, name: String?, _ environment: EnvironmentValues
  ) -> ResolvedImage {
    ResolvedImage(
      content: content, size: size, isTemplate: options.renderingMode.map { $0 == .template } ?? isTemplate,
      label: label(name, environment))
  }

  private func symbol(_ systemName: String, _ fontSize: CGFloat, _ environment: EnvironmentValues) -> ResolvedImage {
    let side = SymbolMetrics.side(fontSize: fontSize, scale: environment.imageScale, pixel: environment.pixelLength)
    return ResolvedImage(
      content: .symbol(systemName), size: CGSize(width: side, height: side),
      baseline: SymbolMetrics.baseline(side: side, fontSize: fontSize), isTemplate: true,
      label: label(systemName, environment), fontSize: fontSize, isUnnamedSymbol: name == .own)
  }

  private func label(_ own: String?, _ environment: EnvironmentValues) -> String? {
    switch name {
    case .own: own
    case .text(let text): text.string(in: environment)
    case .decorative: nil
    }
  }

  /// The image among words in a font.
  func inline(font: DisplayFont, in environment: EnvironmentValues) -> InlinePicture? {
    let image = if case .symbol(let name, _) = source { symbol(name, font.size, environment) } else { resolve(in: environment) }
    let content: InlinePicture.Content
    switch image.content {
    case .symbol(let name): content = .symbol(name)
    case .picture(let picture): content = .image(picture)
    case .drawing, .missing: return nil
    }
    return InlinePicture(content: content, size: image.size, label: image.label ?? "")
  }
}

enum SymbolMetrics {
  /// The sides of a symbol beside text of a size, in points.
  static func side(fontSize: CGFloat, scale: Image.Scale, pixel: CGFloat) -> CGFloat {
    (fontSize * 1.2 * scale.factor / pixel).rounded(.up) * pixel
  }

  /// How far down the baseline stands: a symbol's middle is at half the height of a capital letter.
  static func baseline(side: CGFloat, fontSize: CGFloat) -> CGFloat { side / 2 + fontSize * 0.705 / 2 }
}

extension Image.Scale {
  /// How SF Symbols' scales relate to the medium one.
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}
