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

  /// As large as the frame allows the ink to be, up to an em of one and a half frames.
  ///
  /// Layout gives a symbol the frame of its ink, as SF Symbols have it; icons have ink in the middle of a square.
  private func draw(_ icon: Character, in frame: CGRect) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let largest = max(frame.width, frame.height) * 1.5
    addOutline(of: icon, em: largest, center: center)
    let ink = pathExtents
    if ink.width > frame.width || ink.height > frame.height {
      let shrink = min(frame.width / ink.width, frame.height / ink.height)
      addOutline(of: icon, em: largest * shrink, center: center)
    }
    cairo_fill(cairo)
  }

  private func addOutline(of icon: Character, em: CGFloat, center: CGPoint) {
    // The em square of an icon stands on the baseline.
    let bottom = CGPoint(x: center.x, y: center.y + em / 2)
    text.addOutline(
      of: String(icon), centeredAt: bottom, family: RequiredFont.icons.family, font: DisplayFont(size: em))
  }

  private var pathExtents: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The name is set one word a line, as large as the box allows.
  func drawBox(labelled name: String, in frame: CGRect) {
    cairo_rectangle(cairo, frame.minX + 0.5, frame.minY + 0.5, max(0, frame.width - 1), max(0, frame.height - 1))
    cairo_set_line_width(cairo, 1)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    cairo_stroke(cairo)

    let words = name.split(separator: ".").map(String.init)
    let longest = CGFloat(words.map(\.count).max() ?? 1)
    let pitch = min((frame.height - 2) / CGFloat(max(words.count, 1)), (frame.width - 3) / (longest * 0.62) * 1.2, 14)
    guard pitch > 0 else { return }
    let top = frame.midY - pitch * CGFloat(words.count) / 2
    for (index, word) in words.enumerated() {
      let center = CGPoint(x: frame.midX, y: top + pitch * (CGFloat(index) + 0.8))
      text.addOutline(
        of: word, centeredAt: center, family: RequiredFont.text.family, font: DisplayFont(size: pitch / 1.2))
      cairo_fill(cairo)
    }
  }
}
