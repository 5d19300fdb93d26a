import Foundation
import ItemsModels

/// Items for previews, tests and the gallery: the same ones each time, and not too tidy.
public enum ItemFixtures {
  public static let lens = item(1, "Reading glasses", "In the blue case")
  public static let keys = item(2, "Keys", nil)
  public static let ticket = item(3, "Ticket to Łódź", "Seat 12, by the window")

  public static let list = [lens, keys, ticket]

  /// A title of several lines, right-to-left letters, a combining accent, a detail that is empty, and a title that is there twice.
  public static let awkward = [
    item(10, "The charger that fits neither the old telephone nor the new one, and that nobody dares to throw away", "Drawer"),
    item(11, "מטריה", "שחורה"),
    item(12, "E\u{301}tui a\u{300} lunettes", nil),
    item(13, "Keys", ""),
    keys,
  ]

  private static func item(_ number: Int, _ title: String, _ detail: String?) -> Item {
    let digits = String(number)
    let id = UUID(uuidString: "00000000-0000-0000-0000-" + String(repeating: "0", count: 12 - digits.count) + digits)!
    return Item(id: id, title: title, detail: detail)
  }
}
