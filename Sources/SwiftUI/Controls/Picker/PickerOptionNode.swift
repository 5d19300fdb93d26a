import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// An option of a picker.
final class PickerOptionNode<Value: Hashable>: WrapperNode {
  var style = PickerOptionStyle()
  private let options: PickerOptions<Value>

  init(id: Int, of options: PickerOptions<Value>) {
    self.options = options
    super.init(id: id)
  }

  /// The value that the option stands for: its tag, or its id in a `ForEach`.
  var tag: Value? {
    if let tag = content.trait(TagTrait.self) { return tag.value(as: Value.self) }
    var node: LayoutNode? = content
    while let current = node {
      if let id = current.explicitID { return type(of: id.base) == Value.self ? id.base as? Value : nil }
      node = (current as? WrapperNode)?.content
    }
    return nil
  }

  /// The type of the tag, be it the selection's or another.
  var tagType: Any.Type? { content.trait(TagTrait.self).map { type(of: $0.tag.base) } }

  var isChosen: Bool { tag.map { $0 == options.current } ?? false }

  /// What it is called.
  var name: String {
    var builder = SemanticsBuilder()
    let inner = builder.collect { content.describe(into: &$0, at: .zero) }
    return builder.spokenLabel(of: inner)
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    if key == LayoutValueTrait<IsChosenOption>.self { return isChosen as? Key.Value }
    return super.trait(key)
  }

  // MARK: Layout

  private var insets: EdgeInsets {
    switch style.look {
    case .row(.checkmark): EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: style.markSide + 8)
    case .row(.radio):
      EdgeInsets(top: 0, leading: style.markSide + style.idiom.controls.radioGap, bottom: 0, trailing: 0)
    case .row(.item):
      EdgeInsets(top: 0, leading: MenuMetrics.inset + style.markSide + 8, bottom: 0, trailing: MenuMetrics.inset)
    case .segment, .wheelRow, .value: EdgeInsets()
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - insets.horizontal) }, height: proposal.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch style.look {
    case .row(let mark):
      let size = content.measure(inner(proposal))
      let ownWidth = size.width + insets.horizontal
      return CGSize(
        width: style.idiom == .mac && mark == .radio ? ownWidth : max(proposal.width ?? 0, ownWidth),
        height: mark == .item ? max(MenuMetrics.rowHeight, size.height) : size.height)
    case .segment, .wheelRow:
      let size = content.measure(proposal)
      return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    case .value(let isHidden):
      // A Mac's button has room for each option.
      return (isChosen || style.idiom == .mac) && !isHidden ? content.measure(proposal) : .zero
    }
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let proposal = inner(proposal)
    let chosen = content.measure(proposal)
    let y = (size.height - chosen.height) / 2
    switch style.look {
    case .row:
      let x = style.isMirrored ? size.width - insets.leading - chosen.width : insets.leading
      content.place(at: CGPoint(x: x, y: y), proposal)
    case .segment, .wheelRow:
      content.place(at: CGPoint(x: (size.width - chosen.width) / 2, y: y), proposal)
    case .value:
      content.place(at: .zero, proposal)
    }
  }

  override func explicitGuide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  // MARK: Drawing

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    let frame = CGRect(origin: origin, size: size)
    switch style.look {
    case .row(let mark):
      super.draw(into: &context, at: origin)
      drawMark(mark, beside: frame, into: &context)
    case .segment:
      if isChosen {
        let pill = frame.insetBy(dx: 2, dy: 2)
        context.add(.fill(.roundedRectangle(pill, cornerRadius: pill.height / 2), style.pill))
      }
      super.draw(into: &context, at: origin)
    case .wheelRow:
      guard let visibility = wheelVisibility else { return }
      context.group(.pushOpacity(visibility)) { super.draw(into: &$0, at: origin) }
    case .value(let isHidden):
      if isChosen, !isHidden { super.draw(into: &context, at: origin) }
    }
  }

  private func drawMark(_ mark: PickerMark, beside frame: CGRect, into context: inout DrawingContext) {
    guard let symbol = mark.symbol(isChosen: isChosen) else { return }
    let isAtRight = (mark == .checkmark) != style.isMirrored
    let side = style.markSide
    let margin = mark == .item ? MenuMetrics.inset : 0
    let place = CGRect(
      x: isAtRight ? frame.maxX - side - margin : frame.minX + margin, y: frame.midY - side / 2, width: side, height: side)
    context.add(.symbol(SymbolRun(name: symbol, frame: place, color: style.tint)))
  }

  /// How clearly it shows on the wheel, from 0 to 1; nil behind it.
  private var wheelVisibility: Double? {
    guard let wheel = parent else { return nil }
    let distance = abs(origin.y + size.height / 2 - wheel.size.height / 2)
    let visibility = 1 - distance / (wheel.size.height / 2)
    return visibility > 0.05 ? visibility : nil
  }

  // MARK: Semantics

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    if case .value = style.look { return }
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    // A divider between options is none itself.
    if tag == nil, inner.isEmpty { return }
    let canBeChosen = tag != nil && style.isEnabled
    builder.add(
      self, at: origin, role: .option, label: builder.spokenLabel(of: inner), isEnabled: canBeChosen, isSelected: isChosen,
      actions: canBeChosen ? [.activate] : [])
  }

  /// All of its place, not only what is drawn there.
  override func isTouched(at point: CGPoint) -> Bool { bounds.contains(point) }

  override func perform(_ action: SemanticsAction, argument: String?) {
    if action == .activate, style.isEnabled { choose() }
  }

  @MainActor func choose() {
    guard let tag else { return }
    Recorder.withoutRecording {
      options.selection.choose(tag)
      style.followUp?()
    }
  }
}

/// Whether an option is the chosen one, for the layout around it.
enum IsChosenOption: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension PickerMark {
  fileprivate func symbol(isChosen: Bool) -> String? {
    switch self {
    case .checkmark, .item: isChosen ? "checkmark" : nil
    case .radio: isChosen ? "largecircle.fill.circle" : "circle"
    }
  }
}
