import SwiftUI
import Testing
import TopdownStage

private struct SizingReader: View {
  @Environment(\.buttonSizing) private var sizing

  var body: some View { Text(sizing == .flexible ? "flexible" : sizing == .fitted ? "fitted" : "automatic") }
}

@MainActor struct ButtonSizingTests {
  private func width(_ sizing: ButtonSizing?) throws -> CGFloat {
    let button = Button("Go") {}.buttonStyle(.bordered)
    let stage = Stage(
      VStack { if let sizing { button.buttonSizing(sizing) } else { button } }, size: CGSize(width: 300, height: 200))
    return try stage.button("Go").frame.width
  }

  @Test func aFlexibleButtonTakesTheRoomThatThereIs() throws {
    #expect(try width(.flexible) == 300)
    #expect(try width(.fitted) < 100 && width(.automatic) == width(nil) && width(.fitted) == width(nil))
  }

  @Test func theSizingStandsInTheEnvironment() {
    #expect(Stage(SizingReader()).shows("automatic"))
    #expect(Stage(SizingReader().buttonSizing(.flexible)).shows("flexible"))
    #expect(Stage(SizingReader().buttonSizing(.fitted)).shows("fitted"))
  }
}
