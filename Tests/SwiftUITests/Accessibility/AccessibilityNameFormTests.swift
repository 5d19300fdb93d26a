import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// Each way to say what a view is called, what its value is, and what happens when it is used: on a view and on a chain.
@MainActor struct AccessibilityNameFormTests {
  private let string = "Said"
  private let text = Text("Said")
  private var view: some View { Color.red }
  /// What modifiers of one chain are added to.
  private var chain: ModifiedContent<Color, AccessibilityAttachmentModifier> { Color.red.accessibilityLabel("Chain") }

  private func label(_ view: some View) -> String? { ControlScreen(view).nodes.first?.label }
  private func value(_ view: some View) -> String? { ControlScreen(view).nodes.first?.value }
  private func details(_ view: some View) -> SemanticsDetails? { ControlScreen(view).nodes.first?.details }

  @Test func aViewIsCalledByItsLabel() {
    #expect(label(view.accessibilityLabel("Said")) == "Said" && label(view.accessibilityLabel(string)) == "Said")
    #expect(label(view.accessibilityLabel(text)) == "Said")
    #expect(label(view.accessibilityLabel("Said", isEnabled: true)) == "Said")
    #expect(label(view.accessibilityLabel(string, isEnabled: true)) == "Said")
    #expect(label(view.accessibilityLabel(text, isEnabled: true)) == "Said")
    #expect(label(view.accessibility(label: text)) == "Said")
  }

  @Test func aChainIsCalledByItsLastLabel() {
    #expect(label(chain.accessibilityLabel("Said")) == "Said" && label(chain.accessibilityLabel(string)) == "Said")
    #expect(label(chain.accessibilityLabel(text)) == "Said" && label(chain.accessibility(label: text)) == "Said")
    #expect(label(chain.accessibilityLabel("Said", isEnabled: false)) == "Chain")
    #expect(label(chain.accessibilityLabel(string, isEnabled: false)) == "Chain")
    #expect(label(chain.accessibilityLabel(text, isEnabled: true)) == "Said")
  }

  @Test func aViewHasAValue() {
    let view = Text("Title")

    #expect(value(view.accessibilityValue("Said")) == "Said" && value(view.accessibilityValue(string)) == "Said")
    #expect(value(view.accessibilityValue(text)) == "Said" && value(view.accessibility(value: text)) == "Said")
    #expect(value(view.accessibilityValue("Said", isEnabled: false)) == nil)
    #expect(value(view.accessibilityValue(string, isEnabled: true)) == "Said")
    #expect(value(view.accessibilityValue(text, isEnabled: true)) == "Said")
  }

  @Test func aChainHasAValue() {
    #expect(value(chain.accessibilityValue("Said")) == "Said" && value(chain.accessibilityValue(string)) == "Said")
    #expect(value(chain.accessibilityValue(text)) == "Said" && value(chain.accessibility(value: text)) == "Said")
    #expect(value(chain.accessibilityValue("Said", isEnabled: false)) == nil)
    #expect(value(chain.accessibilityValue(string, isEnabled: true)) == "Said")
    #expect(value(chain.accessibilityValue(text, isEnabled: true)) == "Said")
  }

  @Test func aViewHasAHint() {
    let view = Text("Title")

    #expect(details(view.accessibilityHint("Said"))?.hint == "Said" && details(view.accessibilityHint(string))?.hint == "Said")
    #expect(details(view.accessibilityHint(text))?.hint == "Said" && details(view.accessibility(hint: text))?.hint == "Said")
    #expect(details(view.accessibilityHint("Said", isEnabled: false))?.hint == nil)
    #expect(details(view.accessibilityHint(string, isEnabled: true))?.hint == "Said")
    #expect(details(view.accessibilityHint(text, isEnabled: true))?.hint == "Said")
  }

  @Test func aChainHasAHint() {
    #expect(details(chain.accessibilityHint("Said"))?.hint == "Said" && details(chain.accessibilityHint(string))?.hint == "Said")
    #expect(details(chain.accessibilityHint(text))?.hint == "Said" && details(chain.accessibility(hint: text))?.hint == "Said")
    #expect(details(chain.accessibilityHint("Said", isEnabled: false))?.hint == nil)
    #expect(details(chain.accessibilityHint(string, isEnabled: true))?.hint == "Said")
    #expect(details(chain.accessibilityHint(text, isEnabled: true))?.hint == "Said")
  }

  @Test func aViewIsAddressedByItsInputLabels() {
    let view = Text("Title")

    #expect(details(view.accessibilityInputLabels(["Said"]))?.inputLabels == ["Said"])
    #expect(details(view.accessibilityInputLabels([string]))?.inputLabels == ["Said"])
    #expect(details(view.accessibilityInputLabels([text]))?.inputLabels == ["Said"])
    #expect(details(view.accessibility(inputLabels: [text]))?.inputLabels == ["Said"])
    #expect(details(view.accessibilityInputLabels(["Said"], isEnabled: false))?.inputLabels ?? [] == [])
    #expect(details(view.accessibilityInputLabels([string], isEnabled: true))?.inputLabels == ["Said"])
    #expect(details(view.accessibilityInputLabels([text], isEnabled: true))?.inputLabels == ["Said"])
  }

  @Test func aChainIsAddressedByItsInputLabels() {
    #expect(details(chain.accessibilityInputLabels(["Said"]))?.inputLabels == ["Said"])
    #expect(details(chain.accessibilityInputLabels([string]))?.inputLabels == ["Said"])
    #expect(details(chain.accessibilityInputLabels([text]))?.inputLabels == ["Said"])
    #expect(details(chain.accessibility(inputLabels: [text]))?.inputLabels == ["Said"])
    #expect(details(chain.accessibilityInputLabels(["Said"], isEnabled: true))?.inputLabels == ["Said"])
    #expect(details(chain.accessibilityInputLabels([string], isEnabled: false))?.inputLabels ?? [] == [])
    #expect(details(chain.accessibilityInputLabels([text], isEnabled: true))?.inputLabels == ["Said"])
  }

  @Test func aTextSaysSomethingElseThanItShows() {
    let key: Text = Text("*").accessibilityLabel("Said")
    let other: Text = Text("*").accessibilityLabel(string)
    let third: Text = Text("*").accessibilityLabel(text)

    #expect(label(key) == "Said" && label(other) == "Said" && label(third) == "Said")
    #expect(ControlScreen(key).texts == ["*"])
  }

  @Test func helpIsAHint() {
    #expect(details(Text("Title").help("Said"))?.hint == "Said" && details(Text("Title").help(string))?.hint == "Said")
    #expect(details(Text("Title").help(text))?.hint == "Said")
  }
}
