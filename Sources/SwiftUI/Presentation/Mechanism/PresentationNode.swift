import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// The layer of a presentation: what is below is dimmed, and a card with the content lies on it.
final class PresentationNode: ScreenLayerNode {
  let kind: PresentationKind
  let card: PresentationCardNode
  var settings = PresentationSettings()
  var surroundings = PresentationSurroundings()
  /// The detent that a person dragged the sheet to, where no binding holds it.
  private var draggedTo: PresentationDetent?
  var leave: @MainActor () -> Void = {}
  /// What it is attached to, where that matters.
  weak var anchor: LayoutNode?
  var attachment: PresentationAttachment?

  private let layout: LayoutPass

  @MainActor init(_ kind: PresentationKind, in graph: ViewGraph) {
    self.kind = kind
    layout = graph.layout
    card = PresentationCardNode(in: graph)
    super.init(id: graph.nextNodeID())
    setChildren([card], graph.layout)
  }

  override var viewName: String { kind.role.rawValue }

  /// What it is on this screen: where there is little room, a popover becomes a sheet.
  var form: PresentationKind { settings.form(of: kind, in: surroundings) }
  override var isModal: Bool { !isBackgroundInUse }

  private var isBackgroundInUse: Bool {
    form == .sheet && settings.backgroundInteraction.isEnabled(among: detents)
  }

  var detents: SheetDetents { SheetDetents(settings, draggedTo: draggedTo, in: self) }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let place = PresentationPlace(of: self, in: size)
    card.look = CardLook(
      place, background: surroundings.background(of: form), grabber: isGrabberShown ? surroundings.grabber : nil)
    card.place(at: place.frame.origin, ProposedViewSize(place.frame.size))
  }

  /// The frame on the screen that it is attached to; the middle of the screen where there is none.
  func anchorFrame(in screen: CGSize) -> CGRect {
    let middle = CGRect(x: screen.width / 2, y: screen.height / 2, width: 0, height: 0)
    guard let anchor, anchor.isPlaced else { return middle }
    return attachment?.rectangle(in: anchor.screenFrame) ?? anchor.screenFrame
  }

  private var isGrabberShown: Bool {
    guard form == .sheet else { return false }
    switch settings.dragIndicator {
    case .visible: return true
    case .hidden: return false
    case .automatic: return detents.byHeight.count > 1
    }
  }

  // MARK: Picture and meaning

  private static let scrim = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.2)

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    if !isBackgroundInUse, form.dimsBelow {
      context.add(.fill(.rectangle(CGRect(origin: origin, size: size)), Self.scrim))
    }
    super.draw(into: &context, at: origin)
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let place = origin + card.origin
    var inside = builder.collect { inner in
      if isGrabberShown { describeGrabber(into: &inner, at: place) }
      card.describe(into: &inner, at: place)
    }
    let title = inside.firstIndex { builder.targets[$0.id] is DialogTitleNode }.map { inside.remove(at: $0).label }
    builder.add(card, at: place, role: form.role, label: title ?? "", actions: isLeftByHand ? [.dismiss] : []) {
      $0.nodes = inside
    }
  }

  private var isLeftByHand: Bool { form.isLeftByHand && !settings.isInteractiveDismissDisabled }

  /// As VoiceOver has it: activated, it goes on to the next larger detent, and from the largest to the smallest.
  private func describeGrabber(into builder: inout SemanticsBuilder, at place: CGPoint) {
    builder.add(
      card.grabber, at: place + card.grabber.origin, role: .button, label: "Sheet Grabber", value: detents.selected?.spoken,
      actions: [.activate])
  }

  // MARK: Hands

  @MainActor func performOnCard(_ action: SemanticsAction) {
    guard action == .dismiss, isLeftByHand else { return }
    // A tap beside a dialog stands for its cancel button.
    if let cancel = card.firstDescendant(DialogActionsNode.self)?.cancelButton {
      cancel.perform(.activate, argument: nil)
    } else {
      Recorder.withoutRecording { leave() }
    }
  }

  @MainActor func goOnToNextDetent() {
    guard let next = detents.next else { return }
    draggedTo = next
    Recorder.withoutRecording { settings.selection?.select(next) }
    layout.needsPlacement(self)
  }
}

/// What the look of a presentation takes from where it is presented.
struct PresentationSurroundings {
  private var screen = DisplayColor(red: 1, green: 1, blue: 1)
  private var elevated = DisplayColor(red: 1, green: 1, blue: 1)
  private(set) var grabber = DisplayColor(red: 0, green: 0, blue: 0)
  private(set) var environment = EnvironmentValues()
  private(set) var isHorizontallyCompact = true
  private(set) var isVerticallyCompact = false

  init() {}

  init(_ environment: EnvironmentValues) {
    screen = Color.systemBackground.resolve(in: environment).display
    elevated = Color.elevatedBackground.resolve(in: environment).display
    grabber = Color.tertiaryLabel.resolve(in: environment).display
    isHorizontallyCompact = environment.horizontalSizeClass != .regular
    isVerticallyCompact = environment.verticalSizeClass == .compact
    self.environment = environment
  }

  /// nil where the content brings its own.
  func background(of kind: PresentationKind) -> DisplayColor? {
    switch kind {
    case .fullScreenCover: screen
    case .sheet, .popover, .alert, .confirmationDialog, .fileDialog: elevated
    case .menu, .contextMenu: nil
    }
  }
}
