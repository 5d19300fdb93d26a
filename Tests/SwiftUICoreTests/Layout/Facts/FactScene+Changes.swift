import Foundation
import Observation

@_spi(Runtime) @testable import SwiftUICore

extension FactScene {
  /// Changes that are spread over time: the frames are those of the end at once.
  static let changes: Table = [
    "animation/frame": {
      let model = Expansion()
      return FactScene(
        steps: [
          "expand": { withAnimation(.linear(duration: 0.3)) { model.isOn = true } },
          "collapse": { withAnimation(.easeInOut(duration: 0.3)) { model.isOn = false } },
        ]
      ) { Expanding(model: model) }
    },
    "animation/implicit": {
      let model = Expansion()
      return FactScene(
        steps: [
          "move": { model.inset = 60 },
          "fade": { withAnimation(.linear(duration: 0.3)) { model.isOn = true } },
        ]
      ) { Moving(model: model) }
    },
  ]
}

@MainActor @Observable private final class Expansion {
  var isOn = false
  var inset: CGFloat = 0
}

private struct Expanding: View {
  let model: Expansion

  var body: some View {
    VStack(spacing: 8) {
      Color.red.frame(width: model.isOn ? 200 : 100, height: model.isOn ? 60 : 40).probe("box")
      line(36.5).probe("below")
    }.probe("stack")
  }
}

private struct Moving: View {
  let model: Expansion

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      box(40, 40).opacity(model.isOn ? 0.3 : 1).probe("faded")
      box(40, 40).padding(.leading, model.inset).animation(.linear(duration: 0), value: model.inset).probe("moved")
    }.probe("row")
  }
}
