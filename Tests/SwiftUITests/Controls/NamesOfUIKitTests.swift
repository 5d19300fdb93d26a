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

@MainActor struct NamesOfUIKitTests {
  @Test func whatAFieldAsksOfAKeyboardReachesIt() {
    var seen: TextInputTraits?

    _ = ControlScreen(
      Traits { seen = $0 }.keyboardType(.numberPad).textContentType(.oneTimeCode).autocapitalization(.words))

    #expect(seen?.keyboardType == .numberPad)
    #expect(seen?.contentType == .oneTimeCode)
    #expect(seen?.olderAutocapitalization == .words)
  }
}
