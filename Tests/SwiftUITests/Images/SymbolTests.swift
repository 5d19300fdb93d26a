import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

@MainActor struct SymbolTests {
  @Test func aSymbolIsAnImageNamedLikeIt() {
    let screen = ControlScreen(Image(systemName: "book"))

    #expect(screen.lines == ["image \"book\""])
    #expect(screen.symbols.map(\.name) == ["book"])
  }

  @Test func aSymbolFollowsTheFontToTheNextPixel() {
    #expect(ControlScreen(Image(systemName: "book")).nodes[0].frame.size == CGSize(width: 20.5, height: 20.5))
    #expect(
      ControlScreen(Image(systemName: "book").font(.system(size: 40))).nodes[0].frame.size
        == CGSize(width: 48, height: 48))
  }

  @Test func theScaleMakesASymbolSmallerOrLarger() {
    func side(_ scale: Image.Scale) -> CGFloat {
      ControlScreen(Image(systemName: "book").imageScale(scale)).nodes[0].frame.width
    }

    #expect(side(.small) < side(.medium))
    #expect(side(.medium) < side(.large))
  }

  @Test func aSymbolTakesTheForegroundStyle() {
    #expect(ControlScreen(Image(systemName: "book").foregroundStyle(.red)).ink == Color.red.drawn)
    #expect(ControlScreen(Image(systemName: "book")).ink == Color.primary.drawn)
  }

  @Test func aSymbolAndATextStandOnOneBaseline() {
    let screen = ControlScreen(
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "book")
        Text("Dune")
      })

    let (symbol, text) = (screen.nodes[0].frame, screen.nodes[1].frame)
    #expect(abs(symbol.midY - text.midY) < 3, "a symbol's middle is that of a capital letter, near the line's")
  }
}
