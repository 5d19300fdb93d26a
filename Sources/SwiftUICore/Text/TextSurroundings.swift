import Foundation

/// What surroundings say about texts, beside their font, the limit of their lines and their alignment.
///
/// One key holds all of it: every text reads it, and few surroundings say any of it.
struct TextSurroundings: Equatable {
  /// How texts look, the outermost first.
  var modifiers: [TextModifier] = []
  var textCase: Text.Case?
  var reservedLines = 0
  var truncation = Text.TruncationMode.tail
  var spacing: CGFloat = 0
  var minimumScale: CGFloat = 1
  var allowsTightening = false
  var idiom = InterfaceIdiom.phone
  var legibilityWeight: LegibilityWeight? = .regular
  var redaction: RedactionReasons = []
  /// What is below is for its owner's eyes only.
  var isPrivacySensitive = false

  /// Whether texts and pictures are drawn as bars.
  var isRedacted: Bool {
    redaction.contains(.placeholder) || redaction.contains(.privacy) && isPrivacySensitive
  }
}

private enum TextSurroundingsKey: EnvironmentKey {
  static var defaultValue: TextSurroundings { TextSurroundings() }
}

extension EnvironmentValues {
  var texts: TextSurroundings {
    get { self[TextSurroundingsKey.self] }
    set { self[TextSurroundingsKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { texts.truncation }
    set { texts.truncation = newValue }
  }

  /// Points between lines.
  public var lineSpacing: CGFloat {
    get { texts.spacing }
    set { texts.spacing = newValue }
  }

  /// Whether characters may move closer together to fit a line.
  public var allowsTightening: Bool {
    get { texts.allowsTightening }
    set { texts.allowsTightening = newValue }
  }

  /// How small a text may be drawn to fit, as a share of its size.
  public var minimumScaleFactor: CGFloat {
    get { texts.minimumScale }
    set { texts.minimumScale = newValue }
  }

  public var textCase: Text.Case? {
    get { texts.textCase }
    set { texts.textCase = newValue }
  }
}

extension View {
  /// Limits texts to a number of lines; nil for as many as there are.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    modifier(_EnvironmentModifier { $0.setLines(limit: number, reserved: 0) })
  }

  /// Limits texts to a number of lines; all of them take their room where `reservesSpace` asks for it.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(_EnvironmentModifier { $0.setLines(limit: limit, reserved: reservesSpace ? limit : 0) })
  }

  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(_EnvironmentModifier { $0.setLines(limit: limit.upperBound, reserved: limit.lowerBound) })
  }

  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(_EnvironmentModifier { $0.setLines(limit: nil, reserved: limit.lowerBound) })
  }

  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(_EnvironmentModifier { $0.setLines(limit: limit.upperBound, reserved: 0) })
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where texts that do not fit are cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Adds points between lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, max(0, lineSpacing))
  }

  /// Lets characters move closer together to fit a line.
  ///
  /// - Gap: texts are never tightened; the value is kept.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Lets texts be drawn smaller to fit, down to a share of their size.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Draws all letters as capitals or small; nil as they are.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}

extension EnvironmentValues {
  fileprivate mutating func setLines(limit: Int?, reserved: Int) {
    lineLimit = limit
    // Most surroundings reserve nothing: then there is nothing to write.
    if texts.reservedLines != reserved { texts.reservedLines = reserved }
  }
}
