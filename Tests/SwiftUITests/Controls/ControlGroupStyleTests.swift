import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// Puts the parts of a group into a row of its own making.
private struct Framed: ControlGroupStyle {
  func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    let label: ControlGroupStyleConfiguration.Label = configuration.label
    let content: ControlGroupStyleConfiguration.Content = configuration.content
    return HStack {
      Text("[")
      label
      content
      Text("]")
    }
  }
}

/// Another style's look with one more word.
private struct Marked<Look: View>: ControlGroupStyle {
  let look: (Configuration) -> Look

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("marked")
      look(configuration)
    }
  }
}

/// Each style of a group of controls, by its name and by its type, and each way to write a group.
@MainActor struct ControlGroupStyleTests {
  private func buttons() -> some View {
    Group {
      Button("Cut") {}
      Button("Copy") {}
    }
  }

  /// Where the buttons stand.
  private func places(_ group: some View) -> [CGRect] {
    let screen = ControlScreen(group)
    return ["Cut", "Copy"].compactMap { label in screen.nodes.first { $0.label == label && $0.role == .button }?.frame }
  }

  private func styled(_ style: some ControlGroupStyle) -> ControlScreen {
    ControlScreen(ControlGroup("Edit") { buttons() }.controlGroupStyle(style))
  }

  @Test func someStylesPutTheControlsSideBySide() {
    let groups = [
      places(ControlGroup("Edit") { buttons() }.controlGroupStyle(.automatic)),
      places(ControlGroup("Edit") { buttons() }.controlGroupStyle(.navigation)),
      places(ControlGroup("Edit") { buttons() }.controlGroupStyle(.palette)),
      places(ControlGroup("Edit") { buttons() }.controlGroupStyle(NavigationControlGroupStyle())),
      places(ControlGroup("Edit") { buttons() }.controlGroupStyle(PaletteControlGroupStyle())),
    ]

    for places in groups { #expect(places.count == 2 && places[0].midY == places[1].midY && places[0].maxX < places[1].minX) }
  }

  @Test func aMenuHoldsTheControlsUntilItOpens() {
    for screen in [
      styled(.menu), styled(MenuControlGroupStyle()), styled(.compactMenu), styled(CompactMenuControlGroupStyle()),
    ] {
      #expect(screen.texts == ["Edit"])
      screen.tap("Edit")
      #expect(screen.texts.contains("Cut") && screen.texts.contains("Copy"))
    }
  }

  @Test func aStyleMayBuildOnAnother() {
    let automatic: AutomaticControlGroupStyle = .automatic
    func any(_ style: some ControlGroupStyle) -> [String] { styled(Marked { style.makeBody(configuration: $0) }).texts }

    #expect(styled(Marked { automatic.makeBody(configuration: $0) }).texts == ["marked", "Cut", "Copy"])
    #expect(styled(Marked { NavigationControlGroupStyle().makeBody(configuration: $0) }).texts == ["marked", "Cut", "Copy"])
    #expect(styled(Marked { PaletteControlGroupStyle().makeBody(configuration: $0) }).texts == ["marked", "Cut", "Copy"])
    #expect(styled(Marked { MenuControlGroupStyle().makeBody(configuration: $0) }).texts == ["marked", "Edit"])
    #expect(styled(Marked { CompactMenuControlGroupStyle().makeBody(configuration: $0) }).texts == ["marked", "Edit"])
    #expect(any(.palette) == ["marked", "Cut", "Copy"])
  }

  @Test func aGroupHasItsLabelInEachForm() {
    let title = "Edit"
    func texts(_ group: some View) -> [String] { ControlScreen(group.controlGroupStyle(Framed())).texts }

    #expect(texts(ControlGroup { buttons() }) == ["[", "Cut", "Copy", "]"])
    #expect(texts(ControlGroup("Edit") { buttons() }) == ["[", "Edit", "Cut", "Copy", "]"])
    #expect(texts(ControlGroup(title) { buttons() }) == ["[", "Edit", "Cut", "Copy", "]"])
    #expect(texts(ControlGroup("Edit", systemImage: "pencil") { buttons() }) == ["[", "Edit", "Cut", "Copy", "]"])
    #expect(texts(ControlGroup(title, systemImage: "pencil") { buttons() }) == ["[", "Edit", "Cut", "Copy", "]"])
    #expect(
      texts(
        ControlGroup {
          buttons()
        } label: {
          Text("Edit")
        }) == ["[", "Edit", "Cut", "Copy", "]"])
  }

  @Test func aSymbolOfALabelShows() {
    let title = "Edit"
    func symbols(_ group: some View) -> [String] { ControlScreen(group.controlGroupStyle(Framed())).symbols.map(\.name) }

    #expect(symbols(ControlGroup("Edit", systemImage: "pencil") { buttons() }) == ["pencil"])
    #expect(symbols(ControlGroup(title, systemImage: "pencil") { buttons() }) == ["pencil"])
    #expect(symbols(ControlGroup(title) { buttons() }) == [])
  }
}
