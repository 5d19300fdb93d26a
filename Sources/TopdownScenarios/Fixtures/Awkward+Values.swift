import Foundation

// Emitted into whoever uses them, since a release build keeps whatever is public in a module, used or not.
extension Awkward {
  @_alwaysEmitIntoClient public static var texts: [String] {
    [
      "",
      "A",
      "A title that goes on for so long that no line of any screen holds it, and that goes on after that, since nobody stopped it",
      "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
      "אלף לילה ולילה",
      "كتاب الحيوان",
      "Volume 3, אלף לילה, revised",
      "👩‍👩‍👧‍👦🏳️‍🌈👍🏽 1️⃣",
      "E\u{301}loge de l’ombre, a\u{300} la me\u{302}me heure",
      "Z\u{351}\u{36B}\u{343}a\u{30A}\u{336}lgo\u{489}",
      "東京物語",
      "<b>5 > 3</b> & \"quoted\", 100% \\ 50 %@",
      "  leading and trailing  ",
      "two\nlines",
      "0",
    ]
  }

  @_alwaysEmitIntoClient public static var names: [String] {
    [
      "",
      "X",
      "Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios Cipriano de la Santísima Trinidad Ruiz y Picasso",
      "שחרזאד",
      "Nguye\u{302}\u{303}n Va\u{306}n A",
      "Jean-Luc d’Å",
      "👑",
    ]
  }

  /// Zero, a debt, a hundredth, a fraction of one, and more than anybody has.
  @_alwaysEmitIntoClient public static var amounts: [Decimal] {
    [(0, 0), (-1, -2), (1, -2), (333_333, -5), (-123_456, -2), (99_999_999_999_999, -2)].map {
      (significand: Int, exponent: Int) in
      Decimal(sign: significand < 0 ? .minus : .plus, exponent: exponent, significand: Decimal(significand.magnitude))
    }
  }

  @_alwaysEmitIntoClient public static var integers: [Int] { [0, 1, -1, 999, 1_000, -1_000_000, .max, .min] }

  /// A leap day, the second before a new year, the beginning of 1970, a day long ago, and one far off; UTC.
  @_alwaysEmitIntoClient public static var dates: [Date] {
    [-26_524_800, 31_535_999, -978_307_200, -14_000_000_000, 60_000_000_000].map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  @_alwaysEmitIntoClient public static var urls: [URL] {
    [
      "https://example.com/" + String(repeating: "long/", count: 40),
      "https://example.com/%D7%90%D7%9C%D7%A3?q=a%20b&empty=#end",
      "https://xn--nxasmq6b.example:8443/",
      "file:///nowhere/at/all",
    ].map(Fixture.made)
  }
}
