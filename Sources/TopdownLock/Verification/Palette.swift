/// How words stand out: in colour on a terminal, not at all elsewhere.
public struct Palette: Sendable {
  private let isColoured: Bool

  public static let plain = Palette(isColoured: false)
  public static let coloured = Palette(isColoured: true)

  func good(_ text: String) -> String { paint(text, 32) }
  func bad(_ text: String) -> String { paint(text, 31) }
  func note(_ text: String) -> String { paint(text, 33) }

  private func paint(_ text: String, _ code: Int) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
