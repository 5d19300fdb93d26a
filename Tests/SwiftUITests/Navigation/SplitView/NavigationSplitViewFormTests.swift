import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// Each way to write a split view.
@MainActor struct NavigationSplitViewFormTests {
  private let side: () -> Text = { Text("Side") }
  private let middle: () -> Text = { Text("Middle") }
  private let detail: () -> Text = { Text("Detail") }

  /// The columns that show on a tablet.
  private func wide(_ view: some View) -> [String] {
    Screen(CGSize(width: 1024, height: 768)) { view }.shown(.text).sorted()
  }

  /// The column that shows on a phone.
  private func compact(_ view: some View) -> [String] { Screen { view }.shown(.text) }

  @Test func theVisibilityIsFollowedInEachForm() {
    let only = Binding.constant(NavigationSplitViewVisibility.detailOnly)
    let all = Binding.constant(NavigationSplitViewVisibility.all)
    let column = Binding.constant(NavigationSplitViewColumn.sidebar)

    #expect(wide(NavigationSplitView(columnVisibility: all, sidebar: side, detail: detail)) == ["Detail", "Side"])
    #expect(wide(NavigationSplitView(columnVisibility: only, sidebar: side, detail: detail)) == ["Detail"])
    #expect(
      wide(NavigationSplitView(columnVisibility: all, sidebar: side, content: middle, detail: detail))
        == ["Detail", "Middle", "Side"])
    #expect(wide(NavigationSplitView(columnVisibility: only, sidebar: side, content: middle, detail: detail)) == ["Detail"])
    #expect(
      wide(NavigationSplitView(columnVisibility: only, preferredCompactColumn: column, sidebar: side, detail: detail))
        == ["Detail"])
    #expect(
      wide(
        NavigationSplitView(
          columnVisibility: only, preferredCompactColumn: column, sidebar: side, content: middle, detail: detail))
        == ["Detail"])
  }

  @Test func thePreferredColumnShowsOnAPhoneInEachForm() {
    let all = Binding.constant(NavigationSplitViewVisibility.all)
    let (first, last) = (Binding.constant(NavigationSplitViewColumn.sidebar), Binding.constant(NavigationSplitViewColumn.detail))

    #expect(compact(NavigationSplitView(preferredCompactColumn: first, sidebar: side, detail: detail)) == ["Side"])
    #expect(compact(NavigationSplitView(preferredCompactColumn: last, sidebar: side, detail: detail)) == ["Detail"])
    #expect(
      compact(NavigationSplitView(columnVisibility: all, preferredCompactColumn: last, sidebar: side, detail: detail))
        == ["Detail"])
    #expect(
      compact(NavigationSplitView(preferredCompactColumn: last, sidebar: side, content: middle, detail: detail)) == ["Detail"])
    #expect(
      compact(
        NavigationSplitView(
          columnVisibility: all, preferredCompactColumn: last, sidebar: side, content: middle, detail: detail)) == ["Detail"])
  }
}
