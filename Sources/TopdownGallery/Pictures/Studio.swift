import Foundation
import TopdownDisplay
import TopdownRenderer

/// Draws one picture at a time, away from those who wait for it.
actor Studio {
  /// Pixels a point.
  static let scale: CGFloat = 2

  private let maker: any PictureMaker
  private let onUnmappedSymbol: @Sendable (String) -> Void
  private let onUndrawnLetter: @Sendable (UndrawnLetter) -> Void
  private var reported: Set<String> = []
  private var reportedScripts: Set<String?> = []

  /// Tells of each symbol without an icon once, and of one letter of each script without a font.
  init(
    _ maker: any PictureMaker, onUnmappedSymbol: @escaping @Sendable (String) -> Void = { _ in },
    onUndrawnLetter: @escaping @Sendable (UndrawnLetter) -> Void = { _ in }
  ) {
    self.maker = maker
    self.onUnmappedSymbol = onUnmappedSymbol
    self.onUndrawnLetter = onUndrawnLetter
  }

  /// The one that every picture of the command comes from. Throws where a font is missing.
  static func renderer(_ console: Console) throws -> Studio {
    Studio(
      try maker(),
      onUnmappedSymbol: { console.line("No icon stands for the symbol '\($0)': a box with its name is drawn.") },
      onUndrawnLetter: { console.line($0.message) })
  }

  /// Throws where a font is missing.
  static func maker() throws -> any PictureMaker { try Renderer() }

  func drawing(of list: DisplayList) throws -> Drawing {
    let drawing = try maker.drawing(of: list, scale: Self.scale)
    for symbol in drawing.unmappedSymbols where reported.insert(symbol).inserted { onUnmappedSymbol(symbol) }
    for letter in drawing.undrawnLetters where reportedScripts.insert(letter.script).inserted { onUndrawnLetter(letter) }
    return drawing
  }
}
