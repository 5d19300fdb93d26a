import Foundation
import TopdownDisplay

extension DisplayList {
  /// A screen with everything that can be drawn, except what comes from fonts that a machine may lack.
  static let shelf: DisplayList = {
    let gray = DisplayColor(red: 0.56, green: 0.56, blue: 0.58)
    let tint = DisplayColor(red: 0, green: 0.48, blue: 1)
    let title = DisplayFont(size: 28, weight: 700)
    let body = DisplayFont(size: 17)
    let note = DisplayFont(size: 13, isItalic: true)
    return DisplayList(
      size: CGSize(width: 320, height: 240), background: DisplayColor(red: 0.95, green: 0.95, blue: 0.97),
      items: [
        .text(.measured("Bookshelf", at: CGPoint(x: 16, y: 44), font: title)),
        .symbol(SymbolRun(name: "arrow.up.arrow.down", frame: CGRect(x: 250, y: 22, width: 22, height: 22), color: tint)),
        .symbol(SymbolRun(name: "books.on.mars", frame: CGRect(x: 284, y: 20, width: 26, height: 26), color: tint)),
        .fill(.roundedRectangle(CGRect(x: 16, y: 60, width: 288, height: 104), cornerRadius: 12), .white),
        .text(.measured("Dune — Frank Herbert", at: CGPoint(x: 32, y: 92), font: body)),
        .symbol(SymbolRun(name: "chevron.right", frame: CGRect(x: 282, y: 80, width: 8, height: 14), color: gray)),
        .fill(.rectangle(CGRect(x: 32, y: 112, width: 272, height: 0.5)), gray.multiplyingAlpha(by: 0.5)),
        .text(.measured("Die Verwandlung, Šárka, Дюна", at: CGPoint(x: 32, y: 134), font: DisplayFont(size: 17, weight: 600))),
        .text(.measured("AVATAR To. We—“Ty” -> 1.234", at: CGPoint(x: 32, y: 154), font: note, color: gray)),
        .pushOpacity(0.4),
        .fill(.ellipse(CGRect(x: 24, y: 180, width: 44, height: 44)), .red),
        .fill(.ellipse(CGRect(x: 48, y: 180, width: 44, height: 44)), .red),
        .pop,
        .pushClip(.roundedRectangle(CGRect(x: 110, y: 180, width: 60, height: 44), cornerRadius: 22)),
        .fill(.rectangle(CGRect(x: 100, y: 170, width: 40, height: 60)), tint),
        .stroke(.rectangle(CGRect(x: 110, y: 180, width: 60, height: 44)), .black, lineWidth: 4),
        .pop,
        .stroke(.arc(center: CGPoint(x: 206, y: 202), radius: 18, startDegrees: -90, endDegrees: 150), gray, lineWidth: 4),
        .text(.measured("if x == nil", at: CGPoint(x: 236, y: 206), font: DisplayFont(size: 11, isMonospaced: true))),
      ])
  }()
}
