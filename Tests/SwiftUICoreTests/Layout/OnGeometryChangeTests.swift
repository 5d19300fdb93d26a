import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct OnGeometryChangeTests {
  private let seen = Notes()

  @Test func theFirstValueIsToldAndEachOtherOne() {
    let handle = Handle<CGFloat>()
    let screen = Screen(
      Holder(10, handle) { width in
        box(width.wrappedValue, 5).onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { seen.add("\($0)") }
      })

    handle.value = 20
    screen.update()
    screen.graph.size.height += 10
    screen.update()

    #expect(seen.take() == ["10.0", "20.0"])
  }

  @Test func theOldValueComesWithTheNewOne() {
    let handle = Handle<CGFloat>()
    let screen = Screen(
      Holder(10, handle) { space in
        VStack(alignment: .leading, spacing: 0) {
          box(1, space.wrappedValue)
          box(1, 1).onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .named("stack")).minY }) { seen.add("\($0) \($1)") }
        }.coordinateSpace(.named("stack"))
      })

    handle.value = 30
    screen.update()

    #expect(seen.take() == ["10.0 10.0", "10.0 30.0"])
  }

  @Test func theBoundsOfANamedSpaceAreToldInTheViewsOwnCoordinates() {
    _ = Screen(
      VStack(alignment: .leading, spacing: 0) {
        box(1, 7)
        box(1, 1).onGeometryChange(for: CGRect?.self, of: { $0.bounds(of: .named("stack")) }) {
          seen.add("\($0?.minY ?? 0) \($0?.height ?? 0)")
        }
        box(1, 1).onGeometryChange(for: Bool.self, of: { $0.bounds(of: .named("none")) == nil }) { seen.add("\($0)") }
      }.coordinateSpace(name: "stack"))

    #expect(seen.take() == ["-7.0 9.0", "true"])
  }
}
