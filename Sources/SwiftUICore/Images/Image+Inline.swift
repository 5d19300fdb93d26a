import Foundation
import TopdownDisplay

extension Image {
  /// The image among words in a font.
  func inline(font: DisplayFont, in environment: EnvironmentValues) -> InlinePicture {
    let side = SymbolMetrics.side(fontSize: font.size, scale: environment.imageScale, pixel: environment.pixelLength)
    return InlinePicture(content: .symbol(systemName), size: CGSize(width: side, height: side), label: systemName)
  }
}
