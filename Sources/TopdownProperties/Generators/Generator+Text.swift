extension Generator where Value == Character {
  /// An awkward character as often as a plain one: combining accents, emoji of several scalars, right-to-left, controls.
  public static var character: Generator {
    .frequency(Alphabet.groups.map { ($0, .element(of: $1)) })
  }

  /// One of the characters of a text, the first being the simplest.
  public static func element(of text: String) -> Generator { element(of: Array(text)) }
}

extension Generator where Value == String {
  /// A text of any length, empty and very long ones too, awkward on purpose.
  public static var string: Generator {
    Generator { choices in
      var text = ""
      try choices.repeat(0...16, rarely: 100...1000) { choices in
        text.append(try choices.draw(.character))
        return true
      }
      return text
    }
  }

  /// A text of so many characters, as they were drawn: two that are drawn may join into one.
  public static func string(of character: Generator<Character>, count: ClosedRange<Int> = 0...16) -> Generator {
    Generator<[Character]>.array(of: character, count: count).map { String($0) }
  }
}
