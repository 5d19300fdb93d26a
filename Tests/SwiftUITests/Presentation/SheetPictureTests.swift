import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

@MainActor struct SheetPictureTests {
  private let cardFrame = CGRect(x: 0, y: 31, width: 320, height: 449)

  private func items(_ sheet: some View) -> [DisplayItem] {
    ControlScreen(Color.blue.sheet(isPresented: .constant(true)) { sheet }).graph.displayList().items
  }

  /// The outline that cards are clipped to.
  private func clips(_ items: [DisplayItem]) -> [DisplayShape] {
    items.compactMap { if case .pushClip(let shape) = $0 { shape } else { nil } }
  }

  private func fills(_ items: [DisplayItem]) -> [DisplayColor] {
    items.compactMap { if case .fill(_, let color) = $0 { color } else { nil } }
  }

  @Test func aSheetIsARoundedCardOverADimmedScreen() {
    let items = items(Color.red)

    #expect(
      clips(items) == [
        .roundedRectangle(CGRect(x: 0, y: 31, width: 320, height: 449 + 39), cornerRadius: 39)
      ])
    #expect(
      fills(items) == [
        Color.blue.drawn, DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.2), Color.white.drawn, Color.red.drawn,
      ])
  }

  @Test func aCoverIsNeitherRoundedNorDims() {
    let screen = ControlScreen(Color.blue.fullScreenCover(isPresented: .constant(true)) { Color.red })

    #expect(clips(screen.graph.displayList().items) == [.rectangle(CGRect(x: 0, y: 0, width: 320, height: 480))])
    #expect(fills(screen.graph.displayList().items) == [Color.blue.drawn, Color.white.drawn, Color.red.drawn])
  }

  @Test func inTheDarkWhatIsPresentedIsLighterThanTheScreen() {
    func fills(_ content: some View) -> [DisplayColor] {
      self.fills(ControlScreen(content.environment(\.colorScheme, .dark)).graph.displayList().items)
    }
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let elevated = Color.elevatedBackground.resolve(in: dark).display
    dark.isElevated = true
    let row = Color.secondaryGroupedBackground.resolve(in: dark).display
    let form = Form { Text("A") }

    let sheet = fills(Color.blue.sheet(isPresented: .constant(true)) { form })
    let cover = fills(Color.blue.fullScreenCover(isPresented: .constant(true)) { form })

    #expect(sheet.filter { $0 == row }.count == 1)
    #expect(sheet.filter { $0 == elevated }.count == 2, "the card and the form's background")
    #expect(cover.filter { $0 == elevated }.count == 1, "the form's row")
    #expect(!cover.contains(row))
  }

  @Test func onAPhoneOnItsSideASheetCoversTheScreen() {
    let view = Color.blue.sheet(isPresented: .constant(true)) { Color.red }.environment(\.verticalSizeClass, .compact)

    let clips = clips(ControlScreen(view).graph.displayList().items)

    #expect(clips == [.rectangle(CGRect(x: 0, y: 0, width: 320, height: 480))])
  }

  @Test func theCornerRadiusIsTheOneAskedFor() {
    #expect(
      clips(items(Color.red.presentationCornerRadius(12))) == [
        .roundedRectangle(CGRect(x: 0, y: 31, width: 320, height: 449 + 12), cornerRadius: 12)
      ])
  }

  @Test func aBackgroundTakesThePlaceOfTheCardsOwn() {
    let expected = [Color.blue.drawn, DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.2), Color.green.drawn, Color.red.drawn]

    #expect(fills(items(Color.red.presentationBackground(.green))) == expected)
    #expect(fills(items(Color.red.presentationBackground { Color.green })) == expected)
  }

  @Test func aViewThatAsksToBeInFrontStaysUnderASheet() {
    let screen = ControlScreen(
      VStack {
        Color.blue.zIndex(9)
        Text("Below").zIndex(10).sheet(isPresented: .constant(true)) { Color.red }
      }
      .zIndex(11))

    #expect(fills(screen.graph.displayList().items).last == Color.red.drawn)
  }

  @Test func aCoverHasTheSafeAreaOfTheScreen() {
    let graph = ViewGraph(environment: EnvironmentValues()) { _ in }
    graph.size = CGSize(width: 320, height: 480)
    graph.rootNode.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
    graph.mount(
      Color.blue.fullScreenCover(isPresented: .constant(true)) {
        VStack(spacing: 0) {
          Text("Top")
          Color.red
        }
      })

    #expect(graph.semantics().children.first?.children.first?.frame.minY == 20)
  }
}
