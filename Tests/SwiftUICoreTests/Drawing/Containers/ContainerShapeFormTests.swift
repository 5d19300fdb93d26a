import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ContainerShapeFormTests {
  private func items(_ view: some View) -> [DisplayItem] { Screen(view, size: CGSize(width: 100, height: 60)).items }

  @Test func aShapeWithoutCornersMayBeThatOfAContainer() {
    #expect(
      items(ContainerRelativeShape().fill(Color.red).containerShape(Ellipse())) == items(Ellipse().fill(Color.red)))
  }
}
