/// Characters by what they put to the test, from the simplest on, and how often each group comes in proportion.
enum Alphabet {
  static let groups: [(Int, [Character])] = [
    (8, Array("abcdefghijklmnopqrstuvwxyz")),
    (2, Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")),
    (2, Array("0123456789")),
    (2, Array(" .,-_'\"/\\&<>%{}()[]:;!?#@*+=~`$^|")),
    (3, ["é", "e\u{301}", "ü", "ß", "ñ", "å", "\u{212b}", "ø", "ﬁ", "İ", "ı", "ǆ", "o\u{302}\u{323}", "z\u{35b}\u{300}\u{327}"]),
    (3, ["👍", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "1️⃣", "🏴‍☠️", "😀"]),
    (3, ["ش", "م", "ل", "ـ", "א", "ש", "٣", "؟"]),
    (3, ["漢", "字", "か", "が", "ｶ", "한", "ก", "नि", "𝒳", "Ω"]),
    (2, ["\t", "\n", "\r\n", "\u{a0}", "\u{200b}", "\u{200d}", "\u{202e}", "\u{2028}", "\u{feff}", "\0", "\u{1b}"]),
  ]
}
