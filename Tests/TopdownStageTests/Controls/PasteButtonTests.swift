import Foundation
import SwiftUI
import Testing
import TopdownStage
import UniformTypeIdentifiers

@MainActor struct PasteButtonTests {
  @Test func nothingWasCopiedSoThatNothingIsPastedInEachForm() throws {
    let buttons: [AnyView] = [
      AnyView(PasteButton(payloadType: String.self) { _ in }),
      AnyView(PasteButton(supportedContentTypes: [.plainText]) { _ in }),
      AnyView(PasteButton(supportedContentTypes: [.plainText], validator: { $0.first }) { _ in }),
    ]

    for button in buttons { #expect(try !Stage(button).button("Paste").isEnabled) }
  }
}
