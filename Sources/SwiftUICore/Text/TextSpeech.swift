import Foundation

/// What is said of a text, and how; nil where nothing else than the text.
struct TextSpeech: Equatable, Sendable {
  var label: [String] = []
  var isSpelledOut: Bool?
  var readsPunctuation: Bool?
  var pitch: Double?
  var isQueued: Bool?
  var headingLevel: UInt?
  var contentType: String?

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

extension Text {
  /// Reads every character by itself.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { speech { $0.isSpelledOut = value } }

  /// Reads punctuation marks too.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { speech { $0.readsPunctuation = value } }

  /// Reads higher, up to 1, or lower, down to -1.
  public func speechAdjustedPitch(_ value: Double) -> Text { speech { $0.pitch = value } }

  /// Lets what is being read end first.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { speech { $0.isQueued = value } }

  func speech(_ change: (inout TextSpeech) -> Void) -> Text {
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
