import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

private struct Spaced: View {
  @ScaledMetric private var body17: CGFloat = 17
  @ScaledMetric(relativeTo: .largeTitle) private var title = 34.0

  var body: some View { Text(verbatim: "\(body17) \(title)") }
}

@MainActor struct ScaledMetricTests {
  private func text(_ size: DynamicTypeSize) -> String {
    Screen(Spaced().dynamicTypeSize(size)).texts[0]
  }

  @Test func aNumberGrowsAsItsTextStyleDoes() {
    #expect(text(.large) == "17.0 34.0")
    #expect(text(.accessibility5) == "53.0 60.0")
    #expect(text(.xSmall) == "14.0 31.0")
  }

  @Test func aRangeKeepsTheSizeWithin() {
    func height(_ view: some View) -> CGFloat {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = .accessibility5
      return Screen(view, environment: environment).graph.rootNode.children[0].size.height
    }
    let large = height(Text("a").dynamicTypeSize(.xxxLarge))

    #expect(height(Text("a").dynamicTypeSize(...DynamicTypeSize.xxxLarge)) == large)
    #expect(height(Text("a").dynamicTypeSize(.small ... .xxxLarge)) == large)
    #expect(height(Text("a")) > large)
  }

  @Test func selectabilityIsHandedDown() {
    struct Reader: View {
      @Environment(\.isTextSelectable) private var isSelectable
      var body: some View { Text(verbatim: "\(isSelectable)") }
    }

    #expect(Screen(Reader().textSelection(.enabled)).texts == ["true"])
    #expect(Screen(Reader().textSelection(.disabled).textSelection(.enabled)).texts == ["false"])
  }

  @Test func aResourceIsATextInItsLanguage() {
    let resource: LocalizedStringResource = "Hello \(3)"

    #expect(resource.key == "Hello %lld")
    #expect(Screen(Text(resource)).texts == ["Hello 3"])
    #expect(Screen(Text("Say: \(resource)")).texts == ["Say: Hello 3"])
    #expect(String(localized: LocalizedStringResource("greeting", defaultValue: "Hello")) == "Hello")
    #expect(LocalizedStringResource("greeting", defaultValue: "Hello", table: "Words").table == "Words")
  }
}
