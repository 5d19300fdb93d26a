import Foundation
import TopdownDisplay

/// A rectangle on the screen: it answers proposals, places its children, draws, and tells what it means.
///
/// Frames are relative to the parent, so a subtree that moves is not visited. Nodes are touched on the main thread only; they
/// are not isolated because `Layout` is not.
@_spi(Runtime) open class LayoutNode {
  public let id: Int
  public private(set) final var children: [LayoutNode] = []
  public private(set) final unowned(unsafe) var parent: LayoutNode?
  /// The id that `ForEach` or `.id` gave to the view.
  public final var explicitID: AnyHashable?

  /// In the parent's coordinates; meaningful once placed.
  public private(set) final var origin = CGPoint.zero
  public private(set) final var size = CGSize.zero
  public private(set) final var proposal = ProposedViewSize.unspecified
  public private(set) final var isPlaced = false
  final var needsPlacement = true
  final var isLayoutDirty = true
  /// Whether a container that scrolls holds the node ready, outside of what shows (`lazy/laziness`).
  package final var isOutOfView = false
  private(set) final var indexInParent = 0
  /// The children whose sizes differ from what this node's answers rest on; nil where everything must be asked anew.
  final var changedChildren: [ChangedChild]? = []
  /// A value for the container, such as a layout priority, is another one now.
  final var tellsNewTraits = false

  private final var measured: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// Somebody above may rely on an answer that is no longer known, so that no change may be called equal.
  private final var hasDroppedAnswers = false
  private final var answeredGuides: [GuideAnswer] = []
  private final var answeredSpacing: ViewSpacing?

  private struct GuideAnswer {
    let key: AlignmentKey
    let proposal: ProposedViewSize
    let value: CGFloat?
  }

  public init(id: Int) { self.id = id }

  deinit {
    // A child may be held by others, by the semantics for instance, and asks upwards whether it is attached.
    for child in children where child.parent === self { child.parent = nil }
  }

  // MARK: What a kind of node decides

  /// The size chosen for a proposal; measured again only when something it depends on has changed.
  open func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Places the children for the node's own size and proposal.
  open func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {}

  open func makeSpacing() -> ViewSpacing { ViewSpacing() }

  /// In the node's own coordinates; nil where it is not the space of that name.
  open func bounds(ofSpace name: AnyHashable) -> CGRect? { nil }

  /// A guide that the view sets itself, in its own coordinates.
  open func explicitGuide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Whether a guide comes from code of the view's own: such code may count on being asked in the order of the views.
  open func computesGuide(_ key: GuideKey) -> Bool { false }

  /// What to call it in messages.
  open var viewName: String {
    let type = String(describing: type(of: self))
    return type.hasSuffix("Node") ? String(type.dropLast(4)) : type
  }

  open var layoutPriority: Double { 0 }
  open var zIndex: Double { 0 }

  /// A value that the view hands to its container.
  open func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }

  /// Whether the node only marks a place among others, where a section begins for instance: modifiers pass it by.
  open var isMark: Bool { false }

  /// Whether the container sees the content's values through this node.
  open var passesTraitsOn: Bool { false }

  /// Whether the children's places are in between themselves while something changes over time.
  open var placesOverTime: Bool { false }

  /// Those that are on the screen: a container may hold others ready.
  open var visibleChildren: [LayoutNode] { children }

  /// Takes in that only the sizes of some children have changed; false where this node's own answers may differ for it.
  open func absorb(_ changes: [ChangedChild]) -> Bool { false }

  /// Places only children that were absorbed.
  open func placeAbsorbed(_ changes: [ChangedChild]) {}

  /// The children or something else that answers depend on has changed.
  open func layoutInputsDidChange() {}

  open func draw(into context: inout DrawingContext, at origin: CGPoint) {
    for child in visibleChildren.inDrawingOrder { child.draw(into: &context, at: origin + child.origin) }
  }

  open func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    for child in visibleChildren { child.describe(into: &builder, at: origin + child.origin) }
  }

  // MARK: Touch and keyboard

  /// The innermost node that a finger at a point in the node's own coordinates touches.
  open func hitTest(_ point: CGPoint) -> LayoutNode? {
    for child in visibleChildren.inDrawingOrder.reversed() {
      if let hit = child.hitTest(convert(point, to: child)) { return hit }
    }
    return isTouched(at: point) ? self : nil
  }

  /// Whether the node itself is touched, rather than something inside: what draws is, and empty space is not.
  open func isTouched(at point: CGPoint) -> Bool { children.isEmpty && bounds.contains(point) }

  /// A point in the coordinates of a child.
  open func convert(_ point: CGPoint, to child: LayoutNode) -> CGPoint {
    CGPoint(x: point.x - child.origin.x, y: point.y - child.origin.y)
  }

  /// A point in the coordinates of a child, in the node's own.
  open func convert(_ point: CGPoint, from child: LayoutNode) -> CGPoint {
    CGPoint(x: point.x + child.origin.x, y: point.y + child.origin.y)
  }

  /// Whether the keyboard can be turned to the node.
  open var isFocusable: Bool { false }

  /// Carries out an action of the node's semantics.
  @MainActor open func perform(_ action: SemanticsAction, argument: String?) {}

  /// Whether the node carries out an action of a node below in its place.
  @MainActor open func takes(_ action: SemanticsAction) -> Bool { false }

  /// A node below has carried out an action.
  @MainActor open func descendantDidPerform(_ action: SemanticsAction) {}
}

extension [LayoutNode] {
  fileprivate var inDrawingOrder: [LayoutNode] {
    guard contains(where: { $0.zIndex != 0 }) else { return self }
    return enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }
}

// MARK: - Cached answers

extension LayoutNode {
  public final func measure(_ proposal: ProposedViewSize) -> CGSize {
    for entry in measured where entry.proposal == proposal { return entry.size }
    let size = sizeThatFits(proposal)
    // Older answers may be out of date: then `answersStayEqual` still has to compare them.
    if measured.isEmpty { isLayoutDirty = false }
    dropOldest(of: &measured)
    measured.append((proposal, size))
    return size
  }

  public final var spacing: ViewSpacing {
    if let answeredSpacing { return answeredSpacing }
    let spacing = makeSpacing()
    answeredSpacing = spacing
    return spacing
  }

  final func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    for answer in answeredGuides where answer.key == key && answer.proposal == proposal { return answer.value }
    let value = explicitGuide(GuideKey(key: key), in: measure(proposal), proposal)
    // A leaf without the guide never has it: what it may have, such as a baseline, it always has.
    if value == nil, children.isEmpty { return nil }
    dropOldest(of: &answeredGuides)
    answeredGuides.append(GuideAnswer(key: key, proposal: proposal, value: value))
    return value
  }

  public final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = measure(proposal)
    return ViewDimensions(width: size.width, height: size.height) { [unowned self] in guide($0, proposal) }
  }

  /// A neighbour that keeps changing makes a stack offer ever new shares: not all of them can be remembered.
  private func dropOldest<Answer>(of answers: inout [Answer]) {
    guard answers.count >= AnswerLimit.perNode else { return }
    answers.removeFirst()
    hasDroppedAnswers = true
  }

  /// Answers that would be other ones now, for tests.
  final var wrongAnswers: [String] {
    if isLayoutDirty { return [] }
    return measured.compactMap { proposal, size in
      let now = sizeThatFits(proposal)
      return now == size ? nil : "remembers \(size) for \(proposal) and would answer \(now)"
    }
  }

  /// Answers again only when asked again.
  final func forgetAnswers() {
    measured = []
    answeredGuides = []
    answeredSpacing = nil
    layoutInputsDidChange()
  }

  /// Measures again what was asked before. What is different about the answers: nothing above need know where that is nothing.
  final func answersChange() -> AnswerChange {
    let sizes = measured
    let guides = answeredGuides
    let oldSpacing = answeredSpacing
    forgetAnswers()
    isLayoutDirty = false
    if sizes.isEmpty || hasDroppedAnswers {
      hasDroppedAnswers = false
      return .more
    }
    if let oldSpacing, oldSpacing != spacing { return .more }
    var change: AnswerChange = []
    for (proposal, size) in sizes {
      let new = measure(proposal)
      if new.width != size.width { change.insert(.widths) }
      if new.height != size.height { change.insert(.heights) }
      if change == [.widths, .heights] { return .more }
    }
    guard !guides.contains(where: { computesGuide(GuideKey(key: $0.key)) }) else {
      for sibling in parent?.children ?? [] where sibling !== self { sibling.forgetComputedGuides() }
      return .more
    }
    return guides.allSatisfy { guide($0.key, $0.proposal) == $0.value } ? change : .more
  }

  /// Whoever asks for them again asks all of a container's children, one after the other.
  private func forgetComputedGuides() {
    let count = answeredGuides.count
    answeredGuides.removeAll { computesGuide(GuideKey(key: $0.key)) }
    if answeredGuides.count < count { for child in children { child.forgetComputedGuides() } }
  }

  /// Whether no guide but those of children without any was answered: no child's size can change one then.
  final var answersNoGuide: Bool { answeredGuides.allSatisfy { $0.value == nil } }
}

/// How many answers are remembered: a stack asks three times an offer, and is itself asked as often.
enum AnswerLimit {
  static let perNode = 16
  static let perStack = 8
}

/// An alignment guide as a node is asked for it.
@_spi(Runtime) public struct GuideKey {
  let key: AlignmentKey

  public var isFirstTextBaseline: Bool { key == VerticalAlignment.firstTextBaseline.key }
  public var isLastTextBaseline: Bool { key == VerticalAlignment.lastTextBaseline.key }
}

// MARK: - Structure and placement

extension LayoutNode {
  package final func setChildren(_ new: [LayoutNode], _ layout: LayoutPass) {
    let isSame = new.count == children.count && zip(new, children).allSatisfy { $0 === $1 }
    if isSame { return }
    let old = children
    children = new
    for child in old where child.parent === self { child.parent = nil }
    for (index, child) in new.enumerated() {
      child.parent = self
      child.indexInParent = index
    }
    layoutInputsDidChange()
    layout.needsLayout(self)
  }

  /// Sets the frame, relative to the parent, and places the children where anything changed.
  public final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    if let recorder = FrameRecorder.current { recorder.note(self) }
    self.origin = origin
    if isPlaced, !needsPlacement, self.proposal == proposal { return }
    let newSize = measure(proposal)
    self.proposal = proposal
    size = newSize
    isPlaced = true
    needsPlacement = false
    placeChildren(in: newSize, proposal)
  }

  /// The same frame, with what is inside placed anew.
  final func placeAgain() {
    guard isPlaced, needsPlacement else { return }
    place(at: origin, proposal)
  }

  public final var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Puts the node elsewhere to be drawn there, without a word to the layout; answers where it was.
  final func exchangeFrame(_ frame: CGRect) -> CGRect {
    defer { (origin, size) = (frame.origin, frame.size) }
    return CGRect(origin: origin, size: size)
  }

  /// Puts in others to be drawn, without a word to them or to the layout; answers what was there.
  final func exchangeChildren(_ new: [LayoutNode]) -> [LayoutNode] {
    defer { children = new }
    return children
  }

  /// Places what is inside of the wrappers that the view consists of, where no container does.
  final func placeWrappersAgain() {
    for node in sequence(first: self, next: { ($0 as? WrapperNode)?.content }) { node.needsPlacement = true }
    placeAgain()
  }

  /// The frame on the screen.
  public final var screenFrame: CGRect {
    var position = origin
    var node = parent
    while let current = node {
      position = position + current.origin
      node = current.parent
    }
    return CGRect(origin: position, size: size)
  }

  final var layoutDepth: Int {
    var depth = 0
    var node = parent
    while let current = node {
      depth += 1
      node = current.parent
    }
    return depth
  }

  package final var isAttached: Bool {
    var node = self
    while let parent = node.parent { node = parent }
    return node is RootNode
  }

  /// Whether the node is out of view, or something around it.
  final var standsOutOfView: Bool { sequence(first: self, next: \.parent).contains(where: \.isOutOfView) }

  package final func isBelow(_ ancestor: LayoutNode) -> Bool {
    var node = parent
    while let current = node, current !== ancestor { node = current.parent }
    return node != nil
  }
}
