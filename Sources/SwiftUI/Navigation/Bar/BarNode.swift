import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// What bars share: items in a row, on glass that neighbours share.
class BarNode: LayoutNode {
  var glass = Glass()
  var accent = DisplayColor(red: 0, green: 0, blue: 1)
  var background: DisplayColor?
  var isRightToLeft = false

  static let buttonRow: CGFloat = 64
  static let buttonMargin: CGFloat = 10
  static let spacing: CGFloat = 8

  /// Neighbours on one capsule of glass.
  struct Run {
    var items: [BarItemNode]
    var width: CGFloat { items.reduce(0) { $0 + $1.measure(.unspecified).width } }
    var isSpacer: Bool { items[0].isSpacer }
    var isFlexibleSpacer: Bool { items[0].isFlexibleSpacer }

    func takes(_ item: BarItemNode) -> Bool {
      !isSpacer && !item.isSpacer && items[0].isProminent == item.isProminent && items[0].hasGlass == item.hasGlass
    }
  }

  func items(at place: BarPlace) -> [BarItemNode] { children.compactMap { $0 as? BarItemNode }.filter { $0.place == place } }

  func runs(of items: [BarItemNode]) -> [Run] {
    var runs: [Run] = []
    for item in items {
      if runs.last?.takes(item) == true { runs[runs.count - 1].items.append(item) } else { runs.append(Run(items: [item])) }
    }
    return runs
  }

  /// Spacers part their neighbours, and take no room of their own beside that.
  func width(of runs: [Run]) -> CGFloat {
    let shown = runs.filter { !$0.isSpacer }
    return shown.reduce(0) { $0 + $1.width } + Self.spacing * CGFloat(max(0, shown.count - 1))
  }

  /// Places runs one after the other; `x` counts from the leading edge, and `slack` goes to each flexible spacer.
  func place(_ runs: [Run], x start: CGFloat, midY: CGFloat, slack: CGFloat = 0) {
    var x = start
    var isFirst = true
    for run in runs {
      if run.isSpacer {
        if run.isFlexibleSpacer { x += slack }
        run.items[0].place(at: .zero, .unspecified)
        continue
      }
      if !isFirst { x += Self.spacing }
      isFirst = false
      for item in run.items {
        place(item, .unspecified, x: x, midY: midY)
        x += item.size.width
      }
    }
  }

  /// `x` counts from the leading edge.
  func place(_ node: LayoutNode, _ proposal: ProposedViewSize, x: CGFloat, midY: CGFloat) {
    let chosen = node.measure(proposal)
    node.place(at: CGPoint(x: isRightToLeft ? size.width - x - chosen.width : x, y: midY - chosen.height / 2), proposal)
  }

  func draw(_ runs: [Run], _ context: inout DrawingContext, at origin: CGPoint) {
    for run in runs where !run.isSpacer && run.items[0].hasGlass {
      let frame = run.items.dropFirst().reduce(run.items[0].frame) { $0.union($1.frame) }.offsetBy(dx: origin.x, dy: origin.y)
      var glass = glass
      if run.items[0].isProminent { glass.fill = accent }
      context.add(glass, in: frame)
    }
  }

  func drawBackground(_ context: inout DrawingContext, at origin: CGPoint) {
    guard let background else { return }
    context.add(.fill(.rectangle(CGRect(origin: origin, size: size)), background))
  }
}

extension LayoutNode {
  /// In the coordinates of the parent.
  fileprivate var frame: CGRect { CGRect(origin: origin, size: size) }
}
