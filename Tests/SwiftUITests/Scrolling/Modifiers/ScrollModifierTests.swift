import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

private struct Rows: View {
  var count = 20
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(width: 120, height: 20) } }
  }
}

@MainActor struct ScrollModifierTests {
  private let size = CGSize(width: 300, height: 100)

  private func scroll(_ screen: Screen, by dy: Int) {
    screen.perform(.scroll, on: screen.nodes(.scrollView).first, argument: "0,\(dy)")
  }

  /// `scroll/margins`
  @Test func marginsKeepContentFromTheEdgesAndWidenTheView() {
    let screen = Screen(size) { ScrollView { Rows() }.contentMargins(20, for: .scrollContent) }
    #expect(screen.nodes(.scrollView)[0].frame == CGRect(x: 70, y: 0, width: 160, height: 100))
    #expect(screen.frame(.text, "Row 0")?.midY == 30)

    scroll(screen, by: 1000)

    #expect(screen.frame(.text, "Row 19")?.midY == 70)
  }

  @Test func marginsOfIndicatorsLeaveTheContent() {
    let screen = Screen(size) { ScrollView { Rows() }.contentMargins(20, for: .scrollIndicators) }

    #expect(screen.frame(.text, "Row 0")?.midY == 10)
  }

  /// `scroll/anchor-bottom`
  @Test func contentStartsAtItsAnchor() {
    let screen = Screen(size) { ScrollView { Rows() }.defaultScrollAnchor(.bottom) }

    #expect(screen.frame(.text, "Row 19")?.midY == 90)
  }

  @Test func contentThatIsShorterStandsAtItsAnchor() {
    let screen = Screen(size) { ScrollView { Rows(count: 1) }.defaultScrollAnchor(.bottom, for: .alignment) }

    #expect(screen.frame(.text, "Row 0")?.midY == 90)
  }

  /// `scroll/anchor-roles`
  @Test(arguments: [(0, "Row 20"), (-40, "Row 17")])
  func contentThatGrowsStaysAtItsAnchorWhereItSatThere(moved: Int, last: String) {
    let count = Variable(20)
    struct Shelf: View {
      let count: Variable<Int>
      var body: some View {
        ScrollView { Rows(count: count.value) }.defaultScrollAnchor(.bottom)
      }
    }
    let screen = Screen(size) { Shelf(count: count) }
    if moved != 0 { scroll(screen, by: moved) }

    count.value = 21
    screen.graph.update()

    #expect(screen.frame(.text, last)?.midY == 90)
  }

  @Test(
    "content that grows is kept at the bottom only where it sat there (fact 71)",
    arguments: [(1000, "Row 20", CGFloat(90)), (0, "Row 0", 10), (200, "Row 10", 10)])
  func contentIsKeptAtTheBottom(moved: Int, name: String, middle: CGFloat) {
    let count = Variable(20)
    struct Shelf: View {
      let count: Variable<Int>
      var body: some View { ScrollView { Rows(count: count.value) }.defaultScrollAnchor(.bottom, for: .sizeChanges) }
    }
    let screen = Screen(size) { Shelf(count: count) }
    if moved != 0 { scroll(screen, by: moved) }

    count.value = 21
    screen.graph.update()

    #expect(screen.frame(.text, name)?.midY == middle)
  }

  @Test func whatIsDisabledIsNotScrolledByHand() {
    let screen = Screen(size) { ScrollView { Rows() }.scrollDisabled(true) }

    scroll(screen, by: 50)

    #expect(screen.nodes(.scrollView)[0].actions == [])
    #expect(screen.frame(.text, "Row 0")?.midY == 10)
  }

  @Test func whatIsNotClippedShowsOutside() {
    func clips(_ screen: Screen) -> Bool {
      screen.graph.displayList().items.contains { if case .pushClip = $0 { true } else { false } }
    }

    #expect(clips(Screen(size) { ScrollView { Rows() } }))
    #expect(!clips(Screen(size) { ScrollView { Rows() }.scrollClipDisabled() }))
  }

  @Test func settingsWithoutAnEffectStandInTheEnvironment() {
    struct Settings: View {
      @Environment(\.verticalScrollIndicatorVisibility) private var vertical
      @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
      @Environment(\.scrollDismissesKeyboardMode) private var mode
      @Environment(\.isScrollEnabled) private var isEnabled
      var body: some View {
        Text("\(vertical == .hidden) \(horizontal == .automatic) \(mode == .interactively) \(isEnabled)")
      }
    }
    let screen = Screen(size) {
      Settings().scrollIndicators(.hidden, axes: .vertical).scrollDismissesKeyboard(.interactively)
        .scrollBounceBehavior(.basedOnSize).scrollIndicatorsFlash(onAppear: true)
    }

    #expect(screen.node(.text, "true true true true") != nil)
  }

  @Test func pagesComeToRestAtTheirStart() {
    let screen = Screen(size) { ScrollView { Rows() }.scrollTargetBehavior(.paging) }

    scroll(screen, by: 70)

    #expect(screen.frame(.text, "Row 5")?.midY == 10)
  }

  @Test func viewsComeToRestAtTheEdge() {
    let screen = Screen(size) { ScrollView { Rows().scrollTargetLayout() }.scrollTargetBehavior(.viewAligned) }

    scroll(screen, by: 33)

    #expect(screen.frame(.text, "Row 2")?.midY == 10)
  }

  @Test func aBehaviorOfOnesOwnDecidesWhereScrollingEnds() {
    struct Fixed: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = context.contentSize.height - context.containerSize.height - 20
      }
    }
    let screen = Screen(size) { ScrollView { Rows() }.scrollTargetBehavior(AnyScrollTargetBehavior(Fixed())) }

    scroll(screen, by: 33)

    #expect(screen.frame(.text, "Row 18")?.midY == 90)
  }
}
