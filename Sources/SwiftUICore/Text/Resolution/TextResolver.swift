import Foundation
import TopdownDisplay

/// Makes the parts of a text in its surroundings.
struct TextResolver {
  let environment: EnvironmentValues
  private let surroundings: TextSurroundings
  private(set) var runs: [ResolvedText.Run] = []

  static func resolve(_ text: Text, in environment: EnvironmentValues) -> ResolvedText {
    TextResolver(environment: environment, surroundings: environment.texts).resolve(text)
  }

  private func resolve(_ text: Text) -> ResolvedText {
    let layout = TextLayoutOptions(in: environment, surroundings)
    if surroundings.modifiers.isEmpty, let string = text.plainString(in: environment) {
      let font = (environment.font ?? .body).resolve(environment, surroundings)
      return ResolvedText(string: cased(string), font: font, paint: environment.foregroundPaint(), layout: layout)
    }
    var copy = self
    let style = TextStyle(in: environment, surroundings)
    copy.append(text, style)
    guard let first = copy.runs.first else {
      return ResolvedText(
        string: "", font: style.displayFont(in: environment), paint: style.paint(in: environment), layout: layout)
    }
    let isUniform = copy.runs.count == 1 && first.details == nil && first.picture == nil && first.speech == TextSpeech()
    return ResolvedText(
      string: copy.runs.reduce(into: "") { $0 += $1.text }, font: first.font, paint: first.paint,
      runs: isUniform ? [] : copy.runs, layout: layout)
  }

  private func cased(_ string: String) -> String {
    switch surroundings.textCase {
    case nil: string
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    }
  }

  mutating func append(_ text: Text, _ outer: TextStyle) {
    var style = outer
    style.apply(innermostFirst: text.modifiers)
    switch text.storage {
    case .verbatim(let string): append(string, style)
    case .key(let key, let table): append(key, table, style)
    case .attributed(let string): append(string, style)
    case .joined(let first, let second):
      append(first, style)
      append(second, style)
    case .image(let image): append(image, style)
    case .dynamic(let dynamic): append(dynamic.string(in: environment), style)
    }
  }

  mutating func append(_ string: String, _ style: TextStyle) {
    let caps = style.font.caps
    if caps.isEmpty { return appendRun(string, style) }
    // Small capitals are capitals of a smaller font.
    var small = style
    small.scale = Text.Scale(factor: style.scale.factor * 0.78)
    for (letters, isSmall) in string.parts(in: caps) {
      appendRun(isSmall ? letters.uppercased() : letters, isSmall ? small : style)
    }
  }

  private mutating func appendRun(_ string: String, _ style: TextStyle) {
    if string.isEmpty { return }
    let run = ResolvedText.Run(
      text: cased(string), font: style.displayFont(in: environment), paint: style.paint(in: environment),
      details: style.details(in: environment), speech: style.speech)
    // What looks the same is kerned together.
    if let last = runs.last, last.picture == nil, run.picture == nil, last.font == run.font, last.paint == run.paint,
      last.details == run.details, last.speech == run.speech
    {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }

  mutating func append(_ image: Image, _ style: TextStyle) {
    let font = style.displayFont(in: environment)
    runs.append(
      ResolvedText.Run(
        text: "\u{FFFC}", font: font, paint: style.paint(in: environment), details: style.details(in: environment),
        picture: image.inline(font: font, in: environment), speech: style.speech))
  }

  private mutating func append(_ key: LocalizedStringKey, _ table: LocalizedTable, _ style: TextStyle) {
    let localized = key.localized(in: table, environment)
    for part in InlineMarkdown.parts(of: localized.format) {
      var partStyle = style
      partStyle.apply(part.markup)
      append(part.text, localized.arguments, partStyle)
    }
  }

  /// A part of a format: each placeholder stands for an argument.
  private mutating func append(_ text: String, _ arguments: [LocalizedStringKey.Argument], _ style: TextStyle) {
    guard !arguments.isEmpty else { return append(text, style) }
    var rest = ""
    for character in text {
      guard let index = LocalizedStringKey.argumentIndex(of: character), index < arguments.count else {
        rest.append(character)
        continue
      }
      switch arguments[index] {
      case .text(let text):
        append(rest, style)
        rest = ""
        append(text, style)
      case .attributed(let string):
        append(rest, style)
        rest = ""
        append(string, style)
      case .value(let value): rest += value.string(in: environment)
      }
    }
    append(rest, style)
  }

  private mutating func append(_ string: AttributedString, _ style: TextStyle) {
    for run in string.runs {
      var runStyle = style
      runStyle.apply(run)
      append(String(string[run.range].characters), runStyle)
    }
  }
}

extension Text {
  /// The words of a text that needs no more than its surroundings to be drawn; nil for any other.
  fileprivate func plainString(in environment: EnvironmentValues) -> String? {
    guard modifiers.isEmpty else { return nil }
    switch storage {
    case .verbatim(let string): return string
    case .key(let key, let table): return key.plainString(in: table, environment)
    case .attributed, .joined, .image, .dynamic: return nil
    }
  }
}

extension TextLayoutOptions {
  init(in environment: EnvironmentValues, _ texts: TextSurroundings) {
    lineLimit = environment.lineLimit
    reservedLines = texts.reservedLines
    truncation = texts.truncation
    lineSpacing = texts.spacing
    minimumScale = texts.minimumScale
    alignment = environment.multilineTextAlignment
    pixel = environment.pixelLength
    isRedacted = texts.isRedacted
    idiom = texts.idiom
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }
}

extension String {
  /// The string in parts, with whether each is set in small capitals.
  fileprivate func parts(in caps: Font.SmallCaps) -> [(String, Bool)] {
    var parts: [(String, Bool)] = []
    for character in self {
      let isSmall =
        character.isLowercase && caps.contains(.lowercase) || character.isUppercase && caps.contains(.uppercase)
      if parts.last?.1 == isSmall {
        parts[parts.count - 1].0.append(character)
      } else {
        parts.append((String(character), isSmall))
      }
    }
    return parts
  }
}
