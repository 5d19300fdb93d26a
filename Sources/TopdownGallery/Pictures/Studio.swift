import Foundation
import TopdownDisplay
import TopdownRenderer

/// Draws one picture at a time, away from those who wait for it.
actor Studio {
  /// Pixels a point.
  static let scale: CGFloat = 2

  private let maker: any PictureMaker
  private let onUnmappedSymbol: @Sendable (String) -> Void
  private var reported: Set<String> = []

  /// Tells of each symbol without an icon once.
  init(_ maker: any PictureMaker, onUnmappedSymbol: @escaping @Sendable (String) -> Void = { _ in }) {
    self.maker = maker
    self.onUnmappedSymbol = onUnmappedSymbol
  }

  /// The one that every picture of the command comes from. Throws where a font is missing.
  static func renderer(_ console: Console) throws -> Studio {
    Studio(try maker()) { console.line("No icon stands for the symbol '\($0)': a box with its name is drawn.") }
  }

  /// Throws where a font is missing.
  static func maker() throws -> any PictureMaker { try Renderer() }

  func drawing(of list: DisplayList) throws -> Drawing {
    let drawing = try maker.drawing(of: list, scale: Self.scale)
    for symbol in drawing.unmappedSymbols where reported.insert(symbol).inserted { onUnmappedSymbol(symbol) }
    return drawing
  }
}
