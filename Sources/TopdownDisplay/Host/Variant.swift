import Foundation

/// One way to look at a scenario, as words that each change the standard appearance: `dark`, or `dark,ar,xxl`.
public struct Variant: Hashable, Sendable {
  /// What it is called, in commands and file names: its words with commas, `standard` where there are none.
  public let name: String
  public let appearance: HostAppearance

  /// - Parameter text: words with commas or spaces between them, in any case; the later one of two that contradict each other wins.
  /// - Throws: `UnknownVariant`, with the nearest word that there is.
  public init(_ text: String) throws(UnknownVariant) {
    var appearance = HostAppearance()
    var names: [String] = []
    for word in text.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
    where word.lowercased() != Self.standard.name {
      let known = try VariantWord.of(word)
      known.change(&appearance)
      names.append(known.name)
    }
    self.appearance = appearance
    name = names.isEmpty ? Self.standard.name : names.joined(separator: ",")
  }

  private init(name: String, appearance: HostAppearance) {
    self.name = name
    self.appearance = appearance
  }

  public static let standard = Variant(name: "standard", appearance: HostAppearance())

  /// Those of a matrix: each shows something that the standard one hides.
  public static let matrix: [Variant] = [
    "light", "dark", "xs", "xxxl", "ax3", "pseudo", "ar", "rtl", "contrast", "motion", "se", "max", "landscape", "ipad",
  ].map { try! Variant($0) }

  /// Each word that can be written, with what it does, for a command's help.
  public static let vocabulary: [(word: String, meaning: String)] =
    VariantWord.fixed.map { ($0.name, $0.meaning) } + [
      ("320x568", "a screen of that size in points"), ("de, ar, pt-BR", "any language, with its direction"),
    ]
}

/// A word that names no variant.
public struct UnknownVariant: Error, Equatable, CustomStringConvertible {
  public let word: String
  public let nearest: String?

  public var description: String {
    let hint = nearest.map { ", did you mean \($0)?" } ?? ";"
    let words = VariantWord.fixed.map(\.name).joined(separator: ", ")
    return "there is no variant \(word)\(hint) there are \(words), a size such as 320x568, and languages such as de or pt-BR"
  }
}
