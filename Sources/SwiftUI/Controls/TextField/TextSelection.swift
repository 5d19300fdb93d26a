@_spi(Runtime) import SwiftUICore

/// What of a text is selected, or where the next letter goes.
public struct TextSelection: Equatable, Hashable, Sendable {
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public let indices: Indices
  /// - Gap: an insertion point at the end of a line is always on that line.
  public let affinity: TextSelectionAffinity

  public init(range: Range<String.Index>) { self.init(indices: .selection(range)) }

  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  public init(ranges: RangeSet<String.Index>) { self.init(indices: .multiSelection(ranges)) }

  private init(indices: Indices) {
    self.indices = indices
    affinity = .automatic
  }

  /// Whether nothing is selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// On which line an insertion point stands where one line ends and the next begins.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  case automatic
  case upstream
  case downstream
}

extension TextSelection {
  /// What typing in `text` replaces, first to last; none where the selection is of another text.
  func ranges(in text: String) -> [Range<String.Index>] {
    let ranges =
      switch indices {
      case .selection(let range): [range]
      case .multiSelection(let ranges): Array(ranges.ranges)
      }
    return ranges.filter { range in
      range.upperBound <= text.endIndex
        && [range.lowerBound, range.upperBound].allSatisfy { String.Index($0, within: text) != nil }
    }
  }
}

/// A text with its selection, as typing changes both.
struct SelectedText: Equatable {
  private(set) var text: String
  private(set) var selection: TextSelection

  /// Where nothing is said of a selection, letters go to the end.
  init(_ text: String, _ selection: TextSelection?) {
    self.text = text
    self.selection = selection.flatMap { $0.ranges(in: text).isEmpty ? nil : $0 } ?? TextSelection(insertionPoint: text.endIndex)
  }

  /// Puts letters in place of what is selected.
  mutating func insert(_ letters: String) { replace(selection.ranges(in: text), with: letters) }

  /// Takes away what is selected, or else the letter before the insertion point.
  mutating func deleteBackward() {
    var ranges = selection.ranges(in: text)
    if let point = ranges.first?.lowerBound, ranges.allSatisfy(\.isEmpty) {
      guard point > text.startIndex else { return }
      ranges = [text.index(before: point)..<point]
    }
    replace(ranges, with: "")
  }

  private mutating func replace(_ ranges: [Range<String.Index>], with letters: String) {
    guard let first = ranges.first else { return }
    // Indices of the old text mean nothing in the new one; letters before the first range stay what they are.
    let point = text[..<first.lowerBound].count + letters.count
    for range in ranges.dropFirst().reversed() { text.removeSubrange(range) }
    text.replaceSubrange(first, with: letters)
    selection = TextSelection(
      insertionPoint: text.index(text.startIndex, offsetBy: point, limitedBy: text.endIndex) ?? text.endIndex)
  }
}

extension TextField {
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      TextInput(text: EditedText(text), prompt: prompt, axis: axis ?? .horizontal, selection: selection), label: label())
  }
}

extension TextField where Label == Text {
  /// Keeps what is selected in `selection`; letters that are typed take its place.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
