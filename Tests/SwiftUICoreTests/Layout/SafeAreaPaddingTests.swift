import Foundation
import Testing

@testable import SwiftUICore

@MainActor struct SafeAreaPaddingTests {
  private func size(_ view: some View) -> String? {
    Screen(view, size: CGSize(width: 200, height: 100)).texts.first
  }

  private var measured: some View {
    GeometryReader { geometry in Text("\(Int(geometry.size.width)) x \(Int(geometry.size.height))") }
  }

  @Test func theSafeAreaIsSmallerByThePadding() {
    #expect(size(measured.safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 5, trailing: 1))) == "179 x 85")
    #expect(size(measured.safeAreaPadding(10)) == "180 x 80")
    #expect(size(measured.safeAreaPadding(.horizontal)) == "168 x 100")
  }
}
