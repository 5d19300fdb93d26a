import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct PasteButtonTests {
  private let pasted = Variable("nothing")

  /// What is pasted by a tap where a text was copied.
  private func paste(_ button: PasteButton, _ clipboard: [NSItemProvider]) async -> String {
    pasted.value = "nothing"
    let screen = Screen { button.environment(\.clipboard, clipboard) }
    #expect(screen.node(.button, "Paste")?.isEnabled == !clipboard.isEmpty)
    screen.perform(.activate, on: screen.node(.button, "Paste"))
    for _ in 0..<1000 where pasted.value == "nothing" && !clipboard.isEmpty { await Task.yield() }
    return pasted.value
  }

  private var buttons: [PasteButton] {
    [
      PasteButton(payloadType: String.self) { pasted.value = $0.joined() },
      PasteButton(supportedContentTypes: [.plainText]) { pasted.value = "\($0.count) provided" },
      PasteButton(supportedContentTypes: [.plainText], validator: { $0.count }, payloadAction: { pasted.value = "\($0) valid" }),
    ]
  }

  @Test func whatWasCopiedIsHandedOverInEachForm() async {
    let copied = NSItemProvider()
    copied.registerDataRepresentation(for: .utf8PlainText) { answer in
      answer(Data("Dune".utf8), nil)
      return nil
    }

    var found: [String] = []
    for button in buttons { found.append(await paste(button, [copied])) }

    #expect(found == ["Dune", "1 provided", "1 valid"])
  }

  @Test func withoutACopyTheButtonIsDisabled() async {
    for button in buttons { #expect(await paste(button, []) == "nothing") }
  }
}
