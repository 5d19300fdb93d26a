import Foundation

// Apart from the type, which a release build always holds.
extension Awkward {
  public static let texts = [
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

  public static let names = [
    "",
    "X",
    "Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios Cipriano de la Santísima Trinidad Ruiz y Picasso",
    "שחרזאד",
    "Nguye\u{302}\u{303}n Va\u{306}n A",
    "Jean-Luc d’Å",
    "👑",
  ]

  /// Zero, a debt, a hundredth, a fraction of one, and more than anybody has.
  public static let amounts = [
    Decimal.zero, decimal(-1, exponent: -2), decimal(1, exponent: -2), decimal(333_333, exponent: -5),
    decimal(-123_456, exponent: -2),
    decimal(99_999_999_999_999, exponent: -2),
  ]

  public static let integers = [0, 1, -1, 999, 1_000, -1_000_000, .max, .min]

  /// A leap day, the second before a new year, the beginning of 1970, a day long ago, and one far off; UTC.
  public static let dates = [-26_524_800, 31_535_999, -978_307_200, -14_000_000_000, 60_000_000_000].map {
    Date(timeIntervalSinceReferenceDate: $0)
  }

  public static let urls = [
    "https://example.com/" + String(repeating: "long/", count: 40),
    "https://example.com/%D7%90%D7%9C%D7%A3?q=a%20b&empty=#end",
    "https://xn--nxasmq6b.example:8443/",
    "file:///nowhere/at/all",
  ].map(Fixture.made)

  private static func decimal(_ significand: Int, exponent: Int) -> Decimal {
    Decimal(sign: significand < 0 ? .minus : .plus, exponent: exponent, significand: Decimal(significand.magnitude))
  }
}
