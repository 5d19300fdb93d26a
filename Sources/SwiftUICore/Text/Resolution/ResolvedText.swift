import Foundation
import TopdownDisplay

/// A text with everything that its lines depend on.
struct ResolvedText: Equatable {
  /// One part that looks the same all through.
  struct Run: Equatable {
    var text: String
    var font: DisplayFont
    var paint: Paint
    var details: TextDetails?
    /// Drawn instead of the run's one character.
    var picture: InlinePicture?
    var speech = TextSpeech()
  }

  var string: String
  var font: DisplayFont
  var paint: Paint
  /// Empty for a text that is one part without details: `string` in `font`.
  var runs: [Run] = []
  var layout = TextLayoutOptions()

  var isUniform: Bool { runs.isEmpty }

  /// What is read aloud.
  var spoken: String {
    if isUniform { return string }
    return runs.reduce(into: "") { spoken, run in
      spoken += run.speech.label.isEmpty ? run.picture?.label ?? run.text : run.speech.label.joined(separator: ", ")
    }
  }

  /// Whether both have the same lines; how they are painted does not matter.
  func hasSameLayout(as other: ResolvedText) -> Bool {
    guard string == other.string, font == other.font, layout == other.layout, runs.count == other.runs.count else {
      return false
    }
    return zip(runs, other.runs).allSatisfy {
      $0.text == $1.text && $0.font == $1.font && $0.details?.spacing == $1.details?.spacing
        && $0.details?.baselineOffset == $1.details?.baselineOffset && $0.picture == $1.picture
    }
  }

  /// How the first part that says so is read.
  var speech: TextSpeech {
    runs.reversed().reduce(into: TextSpeech()) { $0.add($1.speech) }
  }

  /// The same text in one paint.
  func painted(_ paint: Paint) -> ResolvedText {
    var copy = self
    copy.paint = paint
    for index in runs.indices { copy.runs[index].paint = paint }
    return copy
  }

  /// The same text in smaller or larger fonts.
  func scaled(by factor: CGFloat) -> ResolvedText {
    if factor == 1 { return self }
    var copy = self
    copy.font.size *= factor
    for index in runs.indices {
      copy.runs[index].font.size *= factor
      copy.runs[index].picture?.size.width *= factor
      copy.runs[index].picture?.size.height *= factor
    }
    return copy
  }
}

/// What the surroundings say about the lines of a text.
struct TextLayoutOptions: Equatable {
  var lineLimit: Int?
  /// At least as many lines as this take their room.
  var reservedLines = 0
  var alignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail
  var lineSpacing: CGFloat = 0
  var minimumScale: CGFloat = 1
  var pixel: CGFloat = 0.5
  /// Lines are drawn as bars.
  var isRedacted = false
  /// Decides how far a text stands from its neighbours.
  var idiom = InterfaceIdiom.phone
  var isRightToLeft = false
}

/// What few texts have: a class, so that the others need no room for it.
final class TextDetails: Equatable, Sendable {
  struct Line: Equatable, Sendable {
    let pattern: Text.LineStyle.Pattern
    /// Nil for that of the text.
    let color: DisplayColor?
  }

  let spacing: CGFloat
  let baselineOffset: CGFloat
  let underline: Line?
  let strikethrough: Line?
  let link: URL?
  let background: DisplayColor?

  init(
    spacing: CGFloat, baselineOffset: CGFloat, underline: Line?, strikethrough: Line?, link: URL?, background: DisplayColor?
  ) {
    self.spacing = spacing
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.link = link
    self.background = background
  }

  static func == (a: TextDetails, b: TextDetails) -> Bool {
    a === b
      || a.spacing == b.spacing && a.baselineOffset == b.baselineOffset && a.underline == b.underline
        && a.strikethrough == b.strikethrough && a.link == b.link && a.background == b.background
  }
}

/// A symbol or a picture among words.
struct InlinePicture: Equatable {
  enum Content: Equatable {
    case symbol(String)
    case image(DisplayImage)
  }

  var content: Content
  /// Points.
  var size: CGSize
  /// What it is called.
  var label: String
}
