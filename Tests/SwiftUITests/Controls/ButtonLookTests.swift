import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Pressing: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      if configuration.isPressed { Text("held") }
    }
  }
}

@MainActor struct ButtonLookTests {
  @Test func aStyleSeesAFingerThatStaysAndTheButtonActsWhenItLeaves() {
    let notes = Notes()
    let screen = ControlScreen(Button("Go") { notes.lines.append("go") }.buttonStyle(Pressing()))

    screen.perform(.press, on: "Go")
    let held = screen.texts
    let early = notes.lines
    screen.perform(.release, on: "Go, held")

    #expect(held == ["Go", "held"])
    #expect(early == [])
    #expect(screen.texts == ["Go"])
    #expect(notes.lines == ["go"])
  }

  @Test func aHeldButtonIsFaint() {
    let screen = ControlScreen(Button("Go") {}.buttonStyle(.borderedProminent))

    screen.perform(.press, on: "Go")

    #expect(screen.graph.displayList().items.contains(.pushOpacity(0.5)))
  }

  // Sizes: intrinsic-sizes.tsv, Button bordered, recorded from iOS 26 (ios/button/basic, ios/button/looks).
  @Test(arguments: [
    (ControlSize.mini, 28.0), (.small, 28), (.regular, 34.5), (.large, 50.5), (.extraLarge, 50.5),
  ])
  func aBorderedButtonHasTheHeightOfItsSize(size: ControlSize, height: CGFloat) {
    let screen = ControlScreen(Button("Go") {}.buttonStyle(.bordered).controlSize(size))

    #expect(screen.nodes[0].frame.height == height)
  }

  @Test func aRangeKeepsTheSizeInside() {
    let screen = ControlScreen(
      Button("Go") {}.buttonStyle(.bordered).controlSize(...ControlSize.small).controlSize(.large))

    #expect(screen.nodes[0].frame.height == 28)
  }

  @Test func theBorderShapeSetsTheCorners() {
    func corners(_ shape: ButtonBorderShape) -> CGFloat? {
      let screen = ControlScreen(Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(shape))
      for item in screen.graph.displayList().items {
        if case .fill(.roundedRectangle(_, let radius), _) = item { return radius }
      }
      return nil
    }

    #expect(corners(.capsule) == 17.25)
    #expect(corners(.automatic) == 17.25)
    #expect(corners(.roundedRectangle(radius: 4)) == 4)
    #expect(corners(.roundedRectangle) == 8)
  }

  @Test func aCircleIsAsWideAsItIsHigh() {
    let screen = ControlScreen(
      Button("A long title") {}.buttonStyle(.borderedProminent).buttonBorderShape(.circle))

    let size = screen.nodes[0].frame.size
    #expect(size.width == size.height)
  }

  @Test func theTintColorsTheLabelAndTheProminentShape() {
    #expect(ControlScreen(Button("Go") {}.tint(.red)).ink == Color.red.drawn)
    #expect(ControlScreen(Button("Go") {}.accentColor(.red)).ink == Color.red.drawn)
    let prominent = ControlScreen(Button("Go") {}.buttonStyle(.borderedProminent).tint(.red))
    #expect(prominent.fills == [Color.red.drawn])
  }

  @Test(arguments: [
    (ButtonRole.destructive, "Delete"), (.cancel, "Cancel"), (.close, "Close"), (.confirm, "Done"),
  ])
  func aRoleAloneBringsItsLabel(role: ButtonRole, title: String) {
    #expect(ControlScreen(Button(role: role) {}).lines == ["button \"\(title)\""])
  }

  @Test func glassAndLinkButtonsAct() {
    let notes = Notes()
    let screen = ControlScreen(
      VStack {
        Button("Glass") { notes.lines.append("glass") }.buttonStyle(.glass)
        Button("Tinted") { notes.lines.append("tinted") }.buttonStyle(.glassProminent)
        Button("Link") { notes.lines.append("link") }.buttonStyle(.link)
      })

    for name in ["Glass", "Tinted", "Link"] { screen.tap(name) }

    #expect(notes.lines == ["glass", "tinted", "link"])
  }

  @Test func theRepeatBehaviorIsThereToBeRead() {
    struct Reader: View {
      @Environment(\.buttonRepeatBehavior) var behavior
      var body: some View { Text(behavior == .enabled ? "enabled" : "other") }
    }

    #expect(ControlScreen(Reader().buttonRepeatBehavior(.enabled)).texts == ["enabled"])
  }
}
