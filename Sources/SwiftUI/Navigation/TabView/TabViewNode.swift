import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// One page at a time, above a floating bar or with dots (`ios/tabs/basic`).
final class TabViewNode: LayoutNode, SafeAreaProvider {
  var look = TabViewLook.bar
  var glass = Glass()
  var colors = TabBarColors()
  var isRightToLeft = false
  var isBarHidden = false
  var pages: [LayoutNode] = []
  var buttons: [TabButtonNode] = []
  var selectedIndex = 0
  let indicator: PageIndicatorNode

  var metrics = TabBarMetrics.phone

  private(set) var safeArea = CGRect.zero

  init(id: Int, indicator: PageIndicatorNode) {
    self.indicator = indicator
    super.init(id: id)
  }

  private var page: LayoutNode? { pages.indices.contains(selectedIndex) ? pages[selectedIndex] : nil }
  private var hasBar: Bool { look == .bar && !isBarHidden && !pages.isEmpty }
  private var hasDots: Bool { look.showsDots(of: pages.count) }

  override var visibleChildren: [LayoutNode] {
    [page].compactMap { $0 } + (hasBar ? buttons : []) + (look == .bar ? [] : [indicator])
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    key == ScreenBackgroundTrait.self ? page?.trait(key) : nil
  }

  // MARK: Layout

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let inset = hasBar ? metrics.contentInset : 0
    safeArea = CGRect(x: 0, y: metrics.isOnTop ? inset : 0, width: size.width, height: max(0, size.height - inset))
    if let page {
      let chosen = page.measure(ProposedViewSize(safeArea.size))
      page.place(
        at: CGPoint(x: safeArea.midX - chosen.width / 2, y: safeArea.midY - chosen.height / 2),
        ProposedViewSize(safeArea.size))
    }
    if hasBar { placeButtons(in: size) }
    indicator.count = pages.count
    indicator.index = selectedIndex
    indicator.isDrawn = hasDots
    indicator.colors = colors
    let dots = indicator.measure(.unspecified)
    indicator.place(at: CGPoint(x: (size.width - dots.width) / 2, y: size.height - dots.height - 12), .unspecified)
  }

  private func placeButtons(in size: CGSize) {
    let (main, search) = (buttons.filter { !$0.isSearch }, buttons.filter(\.isSearch))
    let y = metrics.isOnTop ? metrics.barDistance : size.height - metrics.barDistance - metrics.barHeight
    let searchWidth = CGFloat(search.count) * (metrics.barHeight + 8)
    let room = max(0, size.width - 2 * metrics.margin - searchWidth)
    let width = main.isEmpty ? 0 : min(metrics.tabWidth, room / CGFloat(main.count))
    // A search tab stands apart at the trailing end; the others move to the leading one.
    var x = search.isEmpty ? (size.width - width * CGFloat(main.count)) / 2 : metrics.margin
    for button in main {
      place(button, x: x, y: y, width: width)
      x += width
    }
    x = size.width - metrics.margin - metrics.barHeight
    for button in search.reversed() {
      place(button, x: x, y: y, width: metrics.barHeight)
      x -= metrics.barHeight + 8
    }
  }

  private func place(_ button: TabButtonNode, x: CGFloat, y: CGFloat, width: CGFloat) {
    button.colors = colors
    button.place(
      at: CGPoint(x: isRightToLeft ? size.width - x - width : x, y: y), ProposedViewSize(width: width, height: metrics.barHeight))
  }

  // MARK: Drawing

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    if let background = page?.trait(ScreenBackgroundTrait.self) {
      context.add(.fill(.rectangle(CGRect(origin: origin, size: size)), background))
    }
    page.map { $0.draw(into: &context, at: origin + $0.origin) }
    if hasBar { drawBar(&context, at: origin) }
    if look != .bar { indicator.draw(into: &context, at: origin + indicator.origin) }
  }

  private func drawBar(_ context: inout DrawingContext, at origin: CGPoint) {
    func frame(_ button: TabButtonNode) -> CGRect { CGRect(origin: origin + button.origin, size: button.size) }
    let main = buttons.filter { !$0.isSearch }
    if let first = main.first { context.add(glass, in: main.dropFirst().reduce(frame(first)) { $0.union(frame($1)) }) }
    for button in buttons {
      if button.isSearch { context.add(glass, in: frame(button)) }
      if button.isSelected, !button.isSearch {
        let mark = frame(button).insetBy(dx: 4, dy: 4)
        context.add(.fill(.roundedRectangle(mark, cornerRadius: mark.height / 2), colors.selection))
      }
      button.draw(into: &context, at: origin + button.origin)
    }
  }

  // MARK: Semantics

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    page?.describe(into: &builder, at: origin + (page?.origin ?? .zero))
    if look != .bar { return indicator.describe(into: &builder, at: origin + indicator.origin) }
    guard hasBar else { return }
    let tabs = builder.collect { inner in
      for button in buttons { button.describe(into: &inner, at: origin + button.origin) }
    }
    let frame = tabs.dropFirst().reduce(tabs.first?.frame ?? .zero) { $0.union($1.frame) }
    builder.targets[id] = self
    builder.nodes.append(SemanticsNode(id: id, role: .tabBar, frame: frame, children: tabs))
  }
}

/// The colors of a tab bar's own parts.
struct TabBarColors: Equatable {
  var selected = DisplayColor(red: 0, green: 0, blue: 1)
  var plain = DisplayColor(red: 0, green: 0, blue: 0)
  var selection = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.08)
  var badge = DisplayColor(red: 1, green: 0, blue: 0)

  init() {}

  init(_ environment: EnvironmentValues) {
    selected = Color.accentColor.resolve(in: environment).display
    plain = Color.primary.resolve(in: environment).display
    selection = Color.systemFill.resolve(in: environment).display.multiplyingAlpha(by: 0.7)
    badge = Color.red.resolve(in: environment).display
  }
}
