import SwiftUI
import Testing
import TopdownStage

private struct Detented: View {
  @State private var detent = PresentationDetent.medium
  var detents: Set<PresentationDetent> = [.medium, .large]
  var interaction = PresentationBackgroundInteraction.automatic

  var body: some View {
    VStack {
      Button("Below") {}
      Text(detent == .large ? "large" : "not large")
    }
    .sheet(isPresented: .constant(true)) {
      VStack {
        Text("Sheet")
        Button("Grow") { detent = .large }
        Text("now \(detent == .large ? "large" : "not large")")
      }
      .presentationDetents(detents, selection: $detent)
      .presentationBackgroundInteraction(interaction)
    }
  }
}

private struct Tall: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 2 + context.displayScale }
}

private struct Never: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { nil }
}

// Sizes: intrinsic-sizes.tsv, Sheet, recorded from iOS 26 on an iPhone SE without a status bar.
@MainActor struct SheetDetentTests {
  private func sheetFrame(_ detents: Set<PresentationDetent>) throws -> CGRect {
    try Stage(
      Text("Below").sheet(isPresented: .constant(true)) { Text("Sheet").presentationDetents(detents) }
    ).sheet().frame
  }

  @Test func aSheetIsLargeByItself() throws {
    let stage = Stage(Text("Below").sheet(isPresented: .constant(true)) { Text("Sheet") })

    #expect(try stage.sheet().frame == CGRect(x: 0, y: 31, width: 375, height: 636))
  }

  @Test func aMediumSheetFloats() throws {
    #expect(try sheetFrame([.medium]) == CGRect(x: 6, y: 310, width: 363, height: 351))
  }

  @Test func theSmallestDetentIsTheFirst() throws {
    #expect(try sheetFrame([.large, .height(200), .medium]).height == 200)
  }

  @Test func aFractionIsOneOfTheLargestHeight() throws {
    #expect(try sheetFrame([.fraction(0.5)]).height == 318)
  }

  @Test func aCustomDetentComputesItsHeightFromTheSurroundings() throws {
    #expect(try sheetFrame([.custom(Tall.self)]).height == 320)
  }

  @Test func aDetentWithoutAHeightIsLeftOut() throws {
    #expect(try sheetFrame([.custom(Never.self), .medium]).height == 351)
  }

  @Test func theGrabberGoesOnToTheNextDetentAndWritesTheSelection() throws {
    let stage = Stage(Detented())
    #expect(try stage.button("Sheet Grabber").value == "Half screen")

    try stage.button("Sheet Grabber").tap()

    #expect(try stage.sheet().frame.height == 636)
    #expect(stage.shows("now large"))
    #expect(try stage.button("Sheet Grabber").value == "Full screen")
  }

  @Test func theSelectionMovesTheSheet() throws {
    let stage = Stage(Detented())

    try stage.button("Grow").tap()

    #expect(try stage.sheet().frame.height == 636)
  }

  @Test func theGrabberMovesASheetWithoutASelectionToo() throws {
    let stage = Stage(
      Text("Below").sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
      })

    try stage.button("Sheet Grabber").tap()

    #expect(try stage.sheet().frame.height == 636)
  }

  @Test func theDragIndicatorIsHiddenOrShownAsAsked() {
    func shows(_ visibility: Visibility, _ detents: Set<PresentationDetent>) -> Bool {
      Stage(
        Text("Below").sheet(isPresented: .constant(true)) {
          Text("Sheet").presentationDetents(detents).presentationDragIndicator(visibility)
        }
      ).shows("Sheet Grabber")
    }

    #expect(shows(.visible, [.large]))
    #expect(!shows(.hidden, [.medium, .large]))
    #expect(!shows(.automatic, [.medium]))
    #expect(shows(.automatic, [.medium, .large]))
  }

  @Test func whatLiesUnderASheetCanBeUsedWhereThatIsEnabled() throws {
    let stage = Stage(Detented(interaction: .enabled(upThrough: .medium)))
    #expect(stage.shows("Below"))

    try stage.button("Grow").tap()

    #expect(!stage.shows("Below"))
    #expect(Stage(Detented(interaction: .enabled)).shows("Below"))
    #expect(!Stage(Detented(interaction: .disabled)).shows("Below"))
    #expect(!Stage(Detented()).shows("Below"))
  }

  @Test func contentInteractionIsKept() {
    #expect(PresentationContentInteraction.resizes != .scrolls)
    #expect(PresentationContentInteraction.automatic == .automatic)
  }
}
