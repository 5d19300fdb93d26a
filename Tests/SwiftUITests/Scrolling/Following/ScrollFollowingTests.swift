import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor private final class Log { var lines: [String] = [] }

private struct Rows: View {
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<20) { Text("Row \($0)").frame(width: 120, height: 20).id($0) } }
  }
}

@MainActor struct ScrollFollowingTests {
  private let log = Log()
  private let size = CGSize(width: 300, height: 150)

  private func scroll(_ screen: Screen, by dy: Int) {
    screen.perform(.scroll, on: screen.nodes(.scrollView).first, argument: "0,\(dy)")
  }

  /// `ios/scroll/geometry`
  @Test func theGeometryIsToldAtFirstAndWhenItChanges() {
    let screen = Screen(size) { [log] in
      ScrollView { Rows() }.contentMargins(.top, 20, for: .scrollContent)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in
          log.lines.append(
            "\(new.contentOffset.y) \(new.contentSize.height) \(new.containerSize.height) \(new.visibleRect.height)")
        }
    }
    #expect(log.lines == ["0.0 0.0 0.0 0.0", "-20.0 400.0 130.0 150.0"])

    scroll(screen, by: 200)

    #expect(log.lines.count == 3)
    #expect(log.lines.last == "180.0 400.0 130.0 150.0")
  }

  @Test func aPartOfTheGeometryIsToldOnlyWhenItChanges() {
    let screen = Screen(size) { [log] in
      ScrollView { Rows() }.onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 50 }) {
        log.lines.append("\($0) \($1)")
      }
    }

    scroll(screen, by: 20)
    scroll(screen, by: 60)

    #expect(log.lines == ["false false", "false true"])
  }

  @Test func phasesAreToldForAPersonsScrollingOnly() {
    let screen = Screen(size) { [log] in
      ScrollViewReader { proxy in
        ScrollView { Rows() }.onScrollPhaseChange { log.lines.append("\($0) \($1)") }
          .overlay(alignment: .top) { Press(label: "Go") { proxy.scrollTo(10, anchor: .top) } }
      }
    }
    #expect(log.lines == ["idle idle"])

    screen.perform(.activate, on: screen.node(.button, "Go"))
    #expect(log.lines.count == 1)
    scroll(screen, by: 20)

    #expect(log.lines == ["idle idle", "idle interacting", "interacting idle"])
  }

  /// `scroll/position`
  @Test func aPositionScrollsOnceItChangesAndFollowsAPerson() {
    let position = Variable<Int?>(10)
    struct Shelf: View {
      let position: Variable<Int?>
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<30) { Text("Row \($0)").frame(width: 120, height: 20).id($0) } }
            .scrollTargetLayout()
        }
        .scrollPosition(
          id: Binding {
            position.value
          } set: {
            position.value = $0
          })
      }
    }
    let screen = Screen(size) { Shelf(position: position) }
    #expect(screen.shown(.text).first == "Row 0", "the first value does not scroll")

    position.value = 20
    screen.graph.update()
    #expect(screen.frame(.text, "Row 20")?.midY == 140)
    scroll(screen, by: -210)

    #expect(position.value == 3)
  }

  @Test func aPositionGoesToEdgesPointsAndViews() {
    let position = Variable(ScrollPosition(edge: .bottom))
    struct Shelf: View {
      let position: Variable<ScrollPosition>
      var body: some View {
        ScrollView { Rows().scrollTargetLayout() }.scrollPosition(
          Binding {
            position.value
          } set: {
            position.value = $0
          })
      }
    }
    let screen = Screen(size) { Shelf(position: position) }
    #expect(screen.frame(.text, "Row 19")?.midY == 140)

    position.value.scrollTo(y: 40)
    screen.graph.update()
    #expect(screen.frame(.text, "Row 2")?.midY == 10)
    position.value.scrollTo(id: 10, anchor: .top)
    screen.graph.update()
    #expect(screen.frame(.text, "Row 10")?.midY == 10)
    #expect(position.value.viewID(type: Int.self) == 10)
    scroll(screen, by: 20)

    #expect(position.value.isPositionedByUser)
    #expect(position.value.viewID(type: Int.self) == 11)
  }

  @Test func aViewIsToldWhenItShows() {
    let screen = Screen(size) { [log] in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { number in
            Text("Row \(number)").frame(width: 120, height: 20)
              .onScrollVisibilityChange { if number == 10 { log.lines.append("\($0)") } }
          }
        }
      }
    }
    #expect(log.lines == [])

    scroll(screen, by: 100)
    scroll(screen, by: -100)

    #expect(log.lines == ["true", "false"])
  }

  @Test func theTargetsThatShowAreTold() {
    let screen = Screen(CGSize(width: 300, height: 50)) { [log] in
      ScrollView { Rows().scrollTargetLayout() }
        .onScrollTargetVisibilityChange(idType: Int.self) { log.lines.append("\($0)") }
    }

    scroll(screen, by: 20)

    #expect(log.lines == ["[0, 1]", "[1, 2]"])
  }
}
