import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct BlendModeTests {
  private let modes: [(BlendMode, GraphicsContext.BlendMode, DisplayBlendMode)] = [
    (BlendMode.multiply, GraphicsContext.BlendMode.multiply, .multiply), (.screen, .screen, .screen),
    (.overlay, .overlay, .overlay), (.darken, .darken, .darken), (.lighten, .lighten, .lighten),
    (.colorDodge, .colorDodge, .colorDodge), (.colorBurn, .colorBurn, .colorBurn), (.softLight, .softLight, .softLight),
    (.hardLight, .hardLight, .hardLight), (.difference, .difference, .difference), (.exclusion, .exclusion, .exclusion),
    (.hue, .hue, .hue), (.saturation, .saturation, .saturation), (.color, .color, .color),
    (.luminosity, .luminosity, .luminosity), (.sourceAtop, .sourceAtop, .sourceAtop),
    (.destinationOver, .destinationOver, .destinationOver), (.destinationOut, .destinationOut, .destinationOut),
    (.plusDarker, .plusDarker, .plusDarker), (.plusLighter, .plusLighter, .plusLighter),
  ]

  private func drawn(_ mode: GraphicsContext.BlendMode) -> [DisplayItem] {
    let canvas = Canvas { context, _ in
      context.blendMode = mode
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
    return small(canvas).items
  }

  @Test func aViewIsLaidOverWhatIsThere() {
    for (mode, _, display) in modes { #expect(small(Color.red.blendMode(mode)).items.first == .pushEffect(.blend(display))) }
  }

  @Test func whatACanvasDrawsIsLaidOverWhatIsThere() {
    for (_, mode, display) in modes { #expect(drawn(mode).contains(.pushEffect(.blend(display)))) }
  }

  @Test("Gap: seven modes of a canvas draw as the normal one") func unknownModes() {
    let unknown: [GraphicsContext.BlendMode] = [
      .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor,
    ]

    for mode in unknown { #expect(drawn(mode) == drawn(.normal)) }
    #expect(Set(unknown.map(\.rawValue)).count == 7 && GraphicsContext.BlendMode.normal.rawValue == 0)
  }
}
