import Testing

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Traits: View {
  @Environment(\.textInputTraits) private var traits
  let read: (TextInputTraits) -> Void

  var body: some View {
    read(traits)
    return Text("x")
  }
}

@MainActor struct TextInputTraitsTests {
  @Test func whatAFieldAsksOfAKeyboardReachesIt() {
    var traits = TextInputTraits()

    _ = ControlScreen(
      Traits { traits = $0 }.keyboardType(.numberPad).textContentType(.oneTimeCode).autocapitalization(.words))

    #expect(traits.keyboardType == .numberPad)
    #expect(traits.contentType == .oneTimeCode)
    #expect(traits.autocapitalization == .words)
  }
}
