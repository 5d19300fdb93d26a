import CTopdownCairo
import Foundation
import TopdownDisplay

extension Canvas {
  /// Draws the icon that stands for the symbol, or a box with the symbol's name, which is then listed.
  func draw(_ run: SymbolRun) {
    guard run.frame.width > 0, run.frame.height > 0 else { return }
    setColor(run.color)
    if let icon = SymbolTable.icon(for: run.name) {
      draw(icon, in: run.frame)
    } else {
      unmappedSymbols.insert(run.name)
      drawBox(labelled: run.name, in: run.frame)
    }
  }

  /// As large as the frame's longer side allows while the ink stays inside.
  private func draw(_ icon: Character, in frame: CGRect) {
    // Icons are drawn on a grid of 24 with ink in the middle 20.
    let wanted = max(frame.width, frame.height) * 24 / 20
    addOutline(of: icon, em: wanted, center: CGPoint(x: frame.midX, y: frame.midY))
    let ink = pathExtents
    if ink.width > frame.width || ink.height > frame.height {
      let shrink = min(frame.width / ink.width, frame.height / ink.height)
      addOutline(of: icon, em: wanted * shrink, center: CGPoint(x: frame.midX, y: frame.midY))
    }
    cairo_fill(cairo)
  }

  private func addOutline(of icon: Character, em: CGFloat, center: CGPoint) {
    // The em square of an icon stands on the baseline.
    let origin = CGPoint(x: center.x - em / 2, y: center.y + em / 2)
    text.addOutline(of: String(icon), at: origin, family: RequiredFont.icons.family, font: DisplayFont(size: em))
  }

  private var pathExtents: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The name is set one word a line, as large as the box allows.
  private func drawBox(labelled name: String, in frame: CGRect) {
    cairo_rectangle(cairo, frame.minX + 0.5, frame.minY + 0.5, max(0, frame.width - 1), max(0, frame.height - 1))
    cairo_set_line_width(cairo, 1)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    cairo_stroke(cairo)

    let words = name.split(separator: ".").map(String.init)
    let longest = CGFloat(words.map(\.count).max() ?? 1)
    let pitch = min((frame.height - 2) / CGFloat(max(words.count, 1)), (frame.width - 3) / (longest * 0.62) * 1.2, 14)
    guard pitch > 0 else { return }
    let font = DisplayFont(size: pitch / 1.2)
    let top = frame.midY - pitch * CGFloat(words.count) / 2
    for (index, word) in words.enumerated() {
      let step = font.size * 0.62
      let origin = CGPoint(x: frame.midX - step * CGFloat(word.count) / 2, y: top + pitch * (CGFloat(index) + 0.8))
      let positions = (0..<word.count).map { CGFloat($0) * step }
      text.fill(word, at: origin, positions: positions, family: RequiredFont.text.family, font: font)
    }
  }
}
