import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ContainerRelativeFrameTests {
  private func pages(_ page: @escaping @MainActor () -> some View) -> Screen {
    Screen(CGSize(width: 300, height: 200)) {
      ScrollView(.horizontal) { HStack(spacing: 10) { page().accessibilityLabel("Page") } }
    }
  }

  @Test func aViewIsAsWideAsItsScrollView() {
    #expect(pages { Color.red.frame(height: 50).containerRelativeFrame(.horizontal) }.frame(.group, "Page")?.width == 300)
  }

  @Test func aViewTakesSomeOfSeveralParts() {
    let screen = pages { Color.red.frame(height: 50).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10) }

    #expect(screen.frame(.group, "Page")?.width == (280.0 / 3) * 2 + 10)
  }

  @Test func aViewIsAsLongAsItsClosureSays() {
    let screen = pages {
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .horizontal ? length / 2 : 40 }
    }

    #expect(screen.frame(.group, "Page")?.size == CGSize(width: 150, height: 40))
  }

  @Test func outsideOfAScrollViewTheScreenCounts() {
    let screen = Screen(CGSize(width: 300, height: 200)) {
      Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 3 }.accessibilityLabel("Page")
    }

    #expect(screen.frame(.group, "Page")?.width == 100)
  }
}
