import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Settings: View {
  @State var isSorted = false
  var body: some View {
    VStack {
      Toggle("Sort by author", isOn: $isSorted)
      Text(isSorted ? "sorted" : "as they came")
    }
  }
}

@MainActor struct ToggleTests {
  @Test func aTapFlipsTheBinding() {
    let screen = ControlScreen(Settings())
    let before = screen.lines

    screen.tap("Sort by author")

    #expect(before == ["toggle \"Sort by author\" off", "text \"as they came\""])
    #expect(screen.lines == ["toggle \"Sort by author\" on", "text \"sorted\""])
  }

  @Test func aToggleOfAConstantStays() {
    let screen = ControlScreen(Toggle("Sort", isOn: .constant(true)))

    screen.tap("Sort")

    #expect(screen.lines == ["toggle \"Sort\" on"])
  }

  @Test func aDisabledToggleStaysAndSaysSo() {
    let screen = ControlScreen(Settings().disabled(true))

    screen.tap("Sort by author")

    #expect(screen.lines.first == "toggle \"Sort by author\" off")
    #expect(screen.nodes.first?.isEnabled == false)
  }

  // Sizes: intrinsic-sizes.tsv, Toggle, recorded from iOS 26 (ios/toggle/basic, ios/form/basic).

  @Test func aToggleFillsTheWidthAndIsAsHighAsItsSwitch() {
    let screen = ControlScreen(Toggle("Sort", isOn: .constant(true)))

    #expect(screen.nodes[0].frame.size == CGSize(width: 320, height: 30))
    let track = screen.graph.displayList().items.compactMap { item -> CGRect? in
      if case .fill(.roundedRectangle(let frame, _), _) = item { frame } else { nil }
    }
    #expect(track.first == CGRect(x: 254, y: 225, width: 66, height: 30))
  }

  @Test func aHiddenLabelLeavesTheSwitchAndTheName() {
    let screen = ControlScreen(Toggle("Sort", isOn: .constant(true)).labelsHidden())

    #expect(screen.nodes[0].frame.size == CGSize(width: 66, height: 30))
    #expect(screen.texts == [])
    #expect(screen.lines == ["toggle \"Sort\" on"])
  }

  @Test func inAListRowTheSwitchOverhangsItsLine() {
    let screen = ControlScreen(Toggle("Sort", isOn: .constant(true)).environment(\.isInListRow, true))

    #expect(screen.nodes[0].frame.size == CGSize(width: 320, height: 20.5))
  }

  @Test func aLabelOfSeveralViewsIsOneName() {
    let screen = ControlScreen(
      Toggle(isOn: .constant(false)) {
        Text("Wi-Fi")
        Text("Home")
      })

    #expect(screen.lines == ["toggle \"Wi-Fi, Home\" off"])
  }
}
