import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) import SwiftUICore

/// What has no effect without a keyboard or a finger, and is kept for tests to read.
@MainActor struct KeptInputTraitTests {
  @Test func theKeyThatSubmitsIsKept() {
    let labels: [(SubmitLabel, String)] = [
      (.done, "done"), (.go, "go"), (.send, "send"), (.join, "join"), (.route, "route"), (.search, "search"),
      (.return, "return"), (.next, "next"), (.continue, "continue"),
    ]

    for (label, name) in labels {
      let traits = surroundings(\.textInputTraits) { $0.submitLabel(label) }
      #expect(traits?.submitLabel.map { "\($0)" } == name)
    }
  }

  @Test func capitalisationIsKept() {
    let kinds: [(TextInputAutocapitalization, String)] = [
      (.never, "never"), (.words, "words"), (.sentences, "sentences"), (.characters, "characters"),
    ]

    for (kind, name) in kinds {
      let traits = surroundings(\.textInputTraits) { $0.textInputAutocapitalization(kind) }
      #expect(traits?.autocapitalization.map { "\($0)" } == name)
    }
  }

  @Test func howScrollingTakesTheKeyboardAwayIsKept() {
    let modes: [ScrollDismissesKeyboardMode] = [.automatic, .immediately, .interactively, .never]

    #expect(modes.map { mode in surroundings(\.scrollDismissesKeyboardMode) { $0.scrollDismissesKeyboard(mode) } } == modes)
    #expect(Set(modes).count == 4)
  }

  @Test func whetherIndicatorsShowIsKept() {
    let visibilities: [ScrollIndicatorVisibility] = [.automatic, .visible, .hidden, .never]

    #expect(
      visibilities.map { one in surroundings(\.verticalScrollIndicatorVisibility) { $0.scrollIndicators(one) } } == visibilities)
    #expect(surroundings(\.horizontalScrollIndicatorVisibility) { $0.scrollIndicators(.never, axes: .vertical) } == .automatic)
  }

  @Test func whetherContentSpringsBackIsKept() {
    let always = surroundings(\.verticalScrollBounceBehavior) { $0.scrollBounceBehavior(.always) }
    let horizontal = surroundings(\.horizontalScrollBounceBehavior) { $0.scrollBounceBehavior(.always) }
    let automatic = surroundings(\.verticalScrollBounceBehavior) { $0.scrollBounceBehavior(.automatic) }

    #expect("\(always!)" != "\(automatic!)" && "\(horizontal!)" == "\(automatic!)")
  }

  @Test func howASearchTakesSpeechIsKept() {
    let behaviors: [TextInputDictationBehavior] = [
      .automatic, .preventDictation, .inline(activation: .onLook), .inline(activation: .onSelect),
    ]

    #expect(behaviors.map { one in surroundings(\.searchDictationBehavior) { $0.searchDictationBehavior(one) } } == behaviors)
    #expect(TextInputDictationActivation.onLook != TextInputDictationActivation.onSelect)
  }

  @Test func badgesStandOutAsSurroundingsSay() {
    let prominences: [BadgeProminence] = [.decreased, .standard, .increased]

    #expect(prominences.map { one in surroundings(\.badgeProminence) { $0.badgeProminence(one) } } == prominences)
  }

  @Test func howAWindowGoesIsPartOfATransaction() {
    var transaction = Transaction()
    #expect(!transaction.dismissBehavior.isDestructive)

    transaction.dismissBehavior = .destructive
    #expect(transaction.dismissBehavior.isDestructive)

    transaction.dismissBehavior = .interactive
    #expect(!transaction.dismissBehavior.isDestructive)
  }
}
