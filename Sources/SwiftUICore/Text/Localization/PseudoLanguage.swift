/// A language that nobody speaks: words are longer, accented and in brackets, so that a text that is cut, or was never localized,
/// is seen at once. Verbatim texts and what stands in for a placeholder stay as they are.
enum PseudoLanguage {
  /// The locale that people give to it.
  static let identifier = "en_XA"

  /// The words with each vowel twice and accents on its letters; Markdown's addresses are left alone.
  static func words(for format: String) -> String {
    var result = "["
    var isAddress = false
    var last: Character = " "
    for character in format {
      if character == "(", last == "]" { isAddress = true }
      if character == ")" { isAddress = false }
      let accented = isAddress ? character : accents[character] ?? character
      result.append(accented)
      if !isAddress, "aeiouAEIOU".contains(character) { result.append(accented) }
      last = character
    }
    return result + "]"
  }

  // Latin letters that fonts have.
  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ", "áçðéĝĥîĵķļñôŕšţûŵýžÁÇÐÉĜĤÎĴĶĻÑÔŔŠŢÛŴÝŽ"))
}
