import SwiftUI
import Testing
import TopdownStage

private struct Popping: View {
  @State private var isPresented = false
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  var adaptation: PresentationAdaptation?

  var body: some View {
    Button("Tip") { isPresented = true }
      .popover(isPresented: $isPresented, attachmentAnchor: anchor) {
        let tip = Color.yellow.frame(width: 120, height: 60).accessibilityLabel("Tip of the day")
        if let adaptation { tip.presentationCompactAdaptation(adaptation) } else { tip }
      }
  }
}

@MainActor struct PopoverTests {
  private let tablet = CGSize(width: 820, height: 1180)

  @Test func onANarrowScreenAPopoverIsASheet() throws {
    let stage = Stage(Popping())

    try stage.button("Tip").tap()

    #expect(stage.screen == "screen\n  sheet\n    group \"Tip of the day\"")
  }

  @Test func onAWideScreenItStandsAtItsView() throws {
    let stage = Stage(Popping(), size: tablet)
    let button = try stage.button("Tip").frame

    try stage.button("Tip").tap()

    let popover = try stage.popover().frame
    #expect(popover.size == CGSize(width: 120, height: 60))
    #expect(popover.midX == button.midX)
    #expect(popover.minY == button.maxY + 8)
  }

  @Test func theContentSaysWhatAPopoverBecomes() throws {
    func role(_ adaptation: PresentationAdaptation) throws -> String {
      let stage = Stage(Popping(adaptation: adaptation))
      try stage.button("Tip").tap()
      return stage.screen.split(separator: "\n")[1].trimmingPrefix("  ").description
    }

    #expect(try role(.none) == "popover")
    #expect(try role(.popover) == "popover")
    #expect(try role(.sheet) == "sheet")
    #expect(try role(.fullScreenCover) == "fullScreenCover")
    #expect(try role(.automatic) == "sheet")
  }

  @Test func itIsAttachedToAPointOrToAPart() throws {
    func popover(_ anchor: PopoverAttachmentAnchor) throws -> (button: CGRect, popover: CGRect) {
      let stage = Stage(Popping(anchor: anchor), size: tablet)
      let button = try stage.button("Tip").frame
      try stage.button("Tip").tap()
      return (button, try stage.popover().frame)
    }

    let atPoint = try popover(.point(.topLeading))
    #expect(atPoint.popover.midX == atPoint.button.minX)
    #expect(atPoint.popover.minY == atPoint.button.minY + 8)
    let atPart = try popover(.rect(.rect(CGRect(x: 0, y: 0, width: 10, height: 5))))
    #expect(atPart.popover.midX == atPart.button.minX + 5)
    #expect(atPart.popover.minY == atPart.button.minY + 5 + 8)
  }

  @Test func aTapBesideAPopoverClosesIt() throws {
    let stage = Stage(Popping(), size: tablet)
    try stage.button("Tip").tap()

    try stage.dismiss()

    #expect(stage.screen == "screen\n  button \"Tip\"")
  }

  @Test func anItemIsHandedToThePopover() {
    struct Word: Identifiable { let id: String }
    let stage = Stage(
      Text("below").popover(item: .constant(Word(id: "Dune")), arrowEdge: .top) { Text($0.id) })

    #expect(stage.shows("Dune"))
  }

  @Test func aSheetMayBecomeACover() {
    let stage = Stage(
      Text("below").sheet(isPresented: .constant(true)) {
        Text("content").presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: .automatic)
      })

    #expect(stage.screen == "screen\n  fullScreenCover\n    text \"content\"")
  }
}

@MainActor struct InspectorTests {
  private struct Inspected: View {
    @State private var isPresented = true
    var body: some View {
      Color.white.accessibilityLabel("document").inspector(isPresented: $isPresented) {
        Text("details").inspectorColumnWidth(min: 100, ideal: 200)
      }
    }
  }

  @Test func onAWideScreenTheDetailsStandAtTheTrailingEdge() throws {
    let stage = Stage(Inspected(), size: CGSize(width: 1000, height: 800))

    #expect(try stage.text("details").frame.midX == 900)
    #expect(stage.shows("document"))
  }

  @Test func onANarrowScreenTheDetailsAreASheet() throws {
    let stage = Stage(Inspected())

    #expect(try stage.sheet().text("details").isEnabled)
    try stage.dismiss()
    #expect(!stage.shows("details"))
  }
}

@MainActor struct HoverEffectTests {
  private struct Reader: View {
    @Environment(\.isHoverEffectEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "may hover" : "does not hover") }
  }

  @Test func aDisabledEffectIsReadBelow() {
    #expect(Stage(Reader().hoverEffect().hoverEffect(.lift, isEnabled: false).defaultHoverEffect(.highlight)).shows("may hover"))
    #expect(Stage(Reader().hoverEffectDisabled()).shows("does not hover"))
  }
}

@MainActor struct PresentationPreferenceTests {
  private enum NoteKey: PreferenceKey {
    static var defaultValue: String { "none" }
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  @Test func whatIsPreferredInASheetStaysThere() {
    let notes = Notes()
    _ = Stage(
      Text("below").preference(key: NoteKey.self, value: "below")
        .sheet(isPresented: .constant(true)) { Text("sheet").preference(key: NoteKey.self, value: "sheet") }
        .onPreferenceChange(NoteKey.self) { value in MainActor.assumeIsolated { notes.add(value) } })

    #expect(notes.lines == ["below"])
  }
}
