import Foundation
import TopdownDisplay

/// What is said of a text, and how; nil where nothing else than the text.
package struct TextSpeech: Equatable, Sendable {
  package var label: [String] = []
  package var isSpelledOut: Bool?
  package var readsPunctuation: Bool?
  package var pitch: Double?
  package var isQueued: Bool?
  package var headingLevel: UInt?
  package var contentType: String?

  mutating func add(_ other: TextSpeech) {
    if !other.label.isEmpty { label = other.label }
    isSpelledOut = other.isSpelledOut ?? isSpelledOut
    readsPunctuation = other.readsPunctuation ?? readsPunctuation
    pitch = other.pitch ?? pitch
    isQueued = other.isQueued ?? isQueued
    headingLevel = other.headingLevel ?? headingLevel
    contentType = other.contentType ?? contentType
  }
}

extension TextSpeech {
  /// What the semantics say of it; nil for nothing.
  var details: SemanticsDetails? {
    var traits: [String] = []
    if isSpelledOut == true { traits.append("spelled-out") }
    if readsPunctuation == true { traits.append("reads-punctuation") }
    if isQueued == true { traits.append("queued") }
    if let pitch { traits.append("pitch=\(pitch)") }
    if traits.isEmpty, headingLevel == nil, contentType == nil { return nil }
    return SemanticsDetails(traits: traits, headingLevel: headingLevel.map { Int($0) }, textContentType: contentType)
  }
}

extension Text {
  /// Reads every character by itself.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { spoken { $0.isSpelledOut = value } }

  /// Reads punctuation marks too.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { spoken { $0.readsPunctuation = value } }

  /// Reads higher, up to 1, or lower, down to -1.
  public func speechAdjustedPitch(_ value: Double) -> Text { spoken { $0.pitch = value } }

  /// Lets what is being read end first.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { spoken { $0.isQueued = value } }

  package nonisolated func spoken(_ change: (inout TextSpeech) -> Void) -> Text {
    var speech = TextSpeech()
    change(&speech)
    return adding(.speech(speech))
  }
}

extension View {
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { speech { $0.isSpelledOut = value } }

  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    speech { $0.readsPunctuation = value }
  }

  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { speech { $0.pitch = value } }

  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { speech { $0.isQueued = value } }

  private nonisolated func speech(_ change: (inout TextSpeech) -> Void) -> some View {
    var speech = TextSpeech()
    change(&speech)
    return textModifier(.speech(speech))
  }
}
