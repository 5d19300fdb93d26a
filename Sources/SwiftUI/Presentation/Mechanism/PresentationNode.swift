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

  private let layout: LayoutPass

  @MainActor init(_ kind: PresentationKind, in graph: ViewGraph) {
    self.kind = kind
    layout = graph.layout
    card = PresentationCardNode(in: graph)
    super.init(id: graph.nextNodeID())
    setChildren([card], graph.layout)
  }

  override var viewName: String { kind.role.rawValue }
  override var isModal: Bool { !isBackgroundInUse }

  private var isBackgroundInUse: Bool {
    kind == .sheet && settings.backgroundInteraction.isEnabled(among: detents)
  }

  var detents: SheetDetents { SheetDetents(settings, draggedTo: draggedTo, in: self) }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let place = PresentationPlace(of: self, in: size)
    card.look = CardLook(
      place, background: surroundings.background, grabber: isGrabberShown ? surroundings.grabber : nil)
    card.place(at: place.frame.origin, ProposedViewSize(place.frame.size))
  }

  private var isGrabberShown: Bool {
    guard kind == .sheet else { return false }
    switch settings.dragIndicator {
    case .visible: return true
    case .hidden: return false
    case .automatic: return detents.byHeight.count > 1
    }
  }

  // MARK: Picture and meaning

  private static let scrim = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.2)

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    if !isBackgroundInUse, kind != .fullScreenCover {
      context.add(.fill(.rectangle(CGRect(origin: origin, size: size)), Self.scrim))
    }
    super.draw(into: &context, at: origin)
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let place = origin + card.origin
    builder.add(card, at: place, role: kind.role, actions: isLeftByHand ? [.dismiss] : []) { inner in
      if isGrabberShown { describeGrabber(into: &inner, at: place) }
      card.describe(into: &inner, at: place)
    }
  }

  private var isLeftByHand: Bool { kind.isLeftByHand && !settings.isInteractiveDismissDisabled }

  /// As VoiceOver has it: activated, it goes on to the next larger detent, and from the largest to the smallest.
  private func describeGrabber(into builder: inout SemanticsBuilder, at place: CGPoint) {
    builder.add(
      card.grabber, at: place + card.grabber.origin, role: .button, label: "Sheet Grabber", value: detents.selected?.spoken,
      actions: [.activate])
  }

  // MARK: Hands

  @MainActor func performOnCard(_ action: SemanticsAction) {
    guard action == .dismiss, isLeftByHand else { return }
    Recorder.withoutRecording { leave() }
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
  var background = DisplayColor(red: 1, green: 1, blue: 1)
  var grabber = DisplayColor(red: 0, green: 0, blue: 0)
  var environment = EnvironmentValues()

  init() {}

  init(_ environment: EnvironmentValues, _ kind: PresentationKind) {
    let isElevated = kind != .fullScreenCover
    background = (isElevated ? Color.elevatedBackground : .systemBackground).resolve(in: environment).display
    grabber = Color.tertiaryLabel.resolve(in: environment).display
    self.environment = environment
  }
}
