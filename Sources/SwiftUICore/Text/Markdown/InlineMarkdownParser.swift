import Foundation

/// Reads one line from left to right; what opens and never closes is text.
struct InlineMarkdownParser {
  private let characters: [Character]
  private var parts: [InlineMarkdown.Part] = []

  init(_ text: String) { characters = Array(text) }

  mutating func parse() -> [InlineMarkdown.Part] {
    read(characters.indices, InlineMarkdown.Markup())
    return parts
  }

  private mutating func read(_ range: Range<Int>, _ markup: InlineMarkdown.Markup) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let next = readMarkup(at: index, in: range, markup) {
        index = next
      } else {
        add(characters[index], markup)
        index += 1
      }
    }
  }

  /// Where reading goes on after what starts at `index`; nil where that is just a character.
  private mutating func readMarkup(at index: Int, in range: Range<Int>, _ markup: InlineMarkdown.Markup) -> Int? {
    switch characters[index] {
    case "\\":
      guard index + 1 < range.upperBound, characters[index + 1].isASCII, characters[index + 1].isPunctuationOrSymbol else {
        return nil
      }
      add(characters[index + 1], markup)
      return index + 2
    case "`": return readCode(at: index, in: range, markup)
    case "[": return readLink(at: index, in: range, markup)
    case "<": return readAddress(at: index, in: range, markup)
    case "*", "_", "~": return readEmphasis(at: index, in: range, markup)
    default: return nil
    }
  }

  private mutating func readEmphasis(at index: Int, in range: Range<Int>, _ markup: InlineMarkdown.Markup) -> Int? {
    let mark = characters[index]
    let count = runLength(of: mark, at: index, in: range)
    let inner = index + count
    guard count <= 3, mark != "~" || count <= 2, opens(mark, index, inner, range), let end = closing(mark, count, inner, range)
    else {
      // The whole run is text, so that its second half is not tried again.
      for _ in 0..<count { add(mark, markup) }
      return inner
    }
    var styled = markup
    if mark == "~" {
      styled.isStruck = true
    } else {
      if count != 2 { styled.isEmphasized = true }
      if count != 1 { styled.isStrong = true }
    }
    read(inner..<end, styled)
    return end + count
  }

  /// An opening mark stands before a word; "_" not inside of one either.
  private func opens(_ mark: Character, _ index: Int, _ inner: Int, _ range: Range<Int>) -> Bool {
    guard inner < range.upperBound, !characters[inner].isWhitespace else { return false }
    return mark != "_" || index == range.lowerBound || !characters[index - 1].isLetterOrNumber
  }

  /// Where the run of marks starts that closes one of `count`; runs that open and close in between are passed by.
  private func closing(_ mark: Character, _ count: Int, _ start: Int, _ range: Range<Int>) -> Int? {
    var index = start
    var inner: [Int] = []
    while index < range.upperBound {
      switch characters[index] {
      case "\\": index += 2
      case "`": index = endOfCode(at: index, in: range) ?? index + 1
      case mark:
        var length = runLength(of: mark, at: index, in: range)
        let end = index + length
        if closes(mark, index, end, start, range) {
          // "**bold *both***": the inner one takes its share of a longer run.
          while let last = inner.last, last <= length {
            inner.removeLast()
            length -= last
          }
          if inner.isEmpty, length >= count { return end - length }
        } else if opens(mark, index, end, range) {
          inner.append(length)
        }
        index = end
      default: index += 1
      }
    }
    return nil
  }

  /// A closing mark stands after a word; "_" not inside of one either.
  private func closes(_ mark: Character, _ index: Int, _ end: Int, _ start: Int, _ range: Range<Int>) -> Bool {
    guard index > start, !characters[index - 1].isWhitespace else { return false }
    return mark != "_" || end == range.upperBound || !characters[end].isLetterOrNumber
  }

  private func runLength(of mark: Character, at index: Int, in range: Range<Int>) -> Int {
    characters[index..<range.upperBound].prefix { $0 == mark }.count
  }

  // MARK: Code

  private mutating func readCode(at index: Int, in range: Range<Int>, _ markup: InlineMarkdown.Markup) -> Int? {
    guard let end = endOfCode(at: index, in: range) else { return nil }
    let marks = runLength(of: "`", at: index, in: range)
    var code = markup
    code.isCode = true
    for character in characters[(index + marks)..<(end - marks)] { add(character, code) }
    return end
  }

  private func endOfCode(at index: Int, in range: Range<Int>) -> Int? {
    let marks = runLength(of: "`", at: index, in: range)
    var end = index + marks
    while end < range.upperBound {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let length = runLength(of: "`", at: end, in: range)
      end += length
      if length == marks { return end }
    }
    return nil
  }

  // MARK: Links

  /// "[text](address)"; a title in quotes after the address is left out.
  private mutating func readLink(at index: Int, in range: Range<Int>, _ markup: InlineMarkdown.Markup) -> Int? {
    guard let close = matching("[", "]", at: index, in: range), close + 1 < range.upperBound, characters[close + 1] == "(",
      let end = matching("(", ")", at: close + 1, in: range)
    else { return nil }
    let target = String(characters[(close + 2)..<end]).split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
    guard let url = URL(string: target.trimmingCharacters(in: CharacterSet(charactersIn: "<>"))) else { return nil }
    var link = markup
    link.link = url
    read((index + 1)..<close, link)
    return end + 1
  }

  /// "<https://…>".
  private mutating func readAddress(at index: Int, in range: Range<Int>, _ markup: InlineMarkdown.Markup) -> Int? {
    guard let end = characters[index..<range.upperBound].firstIndex(of: ">") else { return nil }
    let address = String(characters[(index + 1)..<end])
    let isMail = address.contains("@") && !address.contains(":")
    guard !address.contains(" "), address.contains("://") || isMail || address.hasPrefix("mailto:"),
      let url = URL(string: isMail ? "mailto:" + address : address)
    else { return nil }
    var link = markup
    link.link = url
    for character in address { add(character, link) }
    return end + 1
  }

  private func matching(_ open: Character, _ close: Character, at index: Int, in range: Range<Int>) -> Int? {
    var depth = 0
    var position = index
    while position < range.upperBound {
      let character = characters[position]
      if character == "\\" {
        position += 2
        continue
      }
      if character == open { depth += 1 }
      if character == close {
        depth -= 1
        if depth == 0 { return position }
      }
      position += 1
    }
    return nil
  }

  private mutating func add(_ character: Character, _ markup: InlineMarkdown.Markup) {
    if parts.last?.markup == markup {
      parts[parts.count - 1].text.append(character)
    } else {
      parts.append(InlineMarkdown.Part(text: String(character), markup: markup))
    }
  }
}

extension Character {
  fileprivate var isLetterOrNumber: Bool { isLetter || isNumber }
  fileprivate var isPunctuationOrSymbol: Bool { isPunctuation || isSymbol }
}
