import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// What is said of a view of which something is said already.
@MainActor struct AccessibilityChainFormTests {
  private var chain: ModifiedContent<Color, AccessibilityAttachmentModifier> { Color.red.accessibilityLabel("Chain") }

  private func point(_ view: ModifiedContent<Color, AccessibilityAttachmentModifier>) -> UnitPoint? {
    view.modifier.properties.activationPoint
  }

  @Test func aPointToTouchIsGivenInEachForm() {
    #expect(point(chain.accessibilityActivationPoint(.top)) == .top)
    #expect(point(chain.accessibilityActivationPoint(.top, isEnabled: true)) == .top)
    #expect(point(chain.accessibilityActivationPoint(.top, isEnabled: false)) == nil)
    #expect(point(chain.accessibility(activationPoint: .top)) == .top)
    #expect(point(Color.red.accessibilityActivationPoint(.top)) == .top)
    #expect(point(Color.red.accessibilityActivationPoint(.top, isEnabled: true)) == .top)
    #expect(point(Color.red.accessibilityActivationPoint(.top, isEnabled: false)) == nil)
    #expect(point(Color.red.accessibility(activationPoint: .top)) == .top)
  }

  @Test func aViewThatPeopleCanUseSaysSoInEachForm() {
    func responds(_ view: ModifiedContent<Color, AccessibilityAttachmentModifier>) -> Bool? {
      view.modifier.properties.respondsToUserInteraction
    }

    #expect(responds(chain.accessibilityRespondsToUserInteraction()) == true)
    #expect(responds(chain.accessibilityRespondsToUserInteraction(false)) == false)
    #expect(responds(chain.accessibilityRespondsToUserInteraction(true, isEnabled: true)) == true)
    #expect(responds(chain.accessibilityRespondsToUserInteraction(true, isEnabled: false)) == nil)
    #expect(responds(Color.red.accessibilityRespondsToUserInteraction(true, isEnabled: true)) == true)
    #expect(responds(Color.red.accessibilityRespondsToUserInteraction(true, isEnabled: false)) == nil)
  }

  @Test func fingersReachAViewOfDirectTouch() {
    let options: AccessibilityDirectTouchOptions = [.requiresActivation, .silentOnTouch]

    func traits(_ view: some View) -> [String] { ControlScreen(view).nodes[0].details?.traits ?? [] }

    #expect(traits(chain.accessibilityDirectTouch(options: options)) == ["allows-direct-interaction"])
    #expect(traits(chain.accessibilityDirectTouch(true, options: [])) == ["allows-direct-interaction"])
    #expect(traits(chain.accessibilityDirectTouch(false)) == [])
  }

  @Test func actionsHaveTheirNamesInEachForm() {
    let notes = Notes()
    let title = "Flag"
    let view = chain.accessibilityAction(named: "Archive") { notes.lines.append("archive") }
      .accessibilityAction(named: Text("Move")) { notes.lines.append("move") }
      .accessibilityAction(named: title) { notes.lines.append("flag") }
      .accessibilityZoomAction { notes.lines.append("\($0.direction) \($0.point == .zero)") }
    let screen = ControlScreen(view)

    for name in ["Archive", "Move", "Flag", "zoomOut"] { screen.perform(.custom, on: "Chain", name) }

    #expect(notes.lines == ["archive", "move", "flag", "zoomOut true"])
  }
}
