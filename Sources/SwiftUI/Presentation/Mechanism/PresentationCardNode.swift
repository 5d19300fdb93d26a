import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// What a presentation's content stands on: a rounded rectangle with a safe area of its own.
final class PresentationCardNode: LayoutNode, SafeAreaProvider {
  var look = CardLook()
  let grabber: SheetGrabberNode
  /// The view that stands behind the content, where one was asked for.
  var background: LayoutNode?

  @MainActor init(in graph: ViewGraph) {
    grabber = SheetGrabberNode(id: graph.nextNodeID())
    super.init(id: graph.nextNodeID())
  }

  /// Adds what the card itself is made of to the nodes of its content.
  func complete(_ contents: inout [LayoutNode]) {
    contents.append(grabber)
    if let background { contents.append(background) }
  }

  private var contents: [LayoutNode] { children.filter { $0 !== background && $0 !== grabber } }

  var safeArea: CGRect { safeArea(in: size) }

  private func safeArea(in size: CGSize) -> CGRect {
    CGRect(
      x: 0, y: look.safeAreaInsets.top, width: size.width, height: max(0, size.height - look.safeAreaInsets.vertical))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    ScreenContents(contents).place(in: safeArea(in: size))
    background?.place(at: .zero, ProposedViewSize(size))
    grabber.place(at: CGPoint(x: (size.width - SheetGrabberNode.size.width) / 2, y: 5), .unspecified)
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    let frame = CGRect(origin: origin, size: size)
    context.group(.pushClip(look.outline(of: frame))) { inner in
      if let background {
        background.draw(into: &inner, at: origin)
      } else {
        inner.add(.fill(.rectangle(frame), look.background))
      }
      for node in contents { node.draw(into: &inner, at: origin + node.origin) }
      if let color = look.grabber { grabber.draw(color, into: &inner, at: origin + grabber.origin) }
    }
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    for node in contents { node.describe(into: &builder, at: origin + node.origin) }
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    (parent as? PresentationNode)?.performOnCard(action)
  }
}

/// How a card is drawn.
struct CardLook {
  var cornerRadius: CGFloat = 0
  /// Whether the card ends at the bottom of the screen, with corners at its top only.
  var isAttached = false
  var safeAreaInsets = EdgeInsets()
  var background = DisplayColor(red: 1, green: 1, blue: 1)
  /// nil where there is no grabber.
  var grabber: DisplayColor?

  init() {}

  init(_ place: PresentationPlace, background: DisplayColor, grabber: DisplayColor?) {
    cornerRadius = place.cornerRadius
    isAttached = place.isAttached
    safeAreaInsets = place.safeAreaInsets
    self.background = background
    self.grabber = grabber
  }

  func outline(of frame: CGRect) -> DisplayShape {
    if cornerRadius == 0 { return .rectangle(frame) }
    // An attached card goes on below the screen, where its lower corners are not seen.
    let shape = isAttached ? CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + cornerRadius) : frame
    return .roundedRectangle(shape, cornerRadius: cornerRadius)
  }
}

/// The short line at the top of a sheet.
final class SheetGrabberNode: LayoutNode {
  static let size = CGSize(width: 36, height: 5)

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Self.size }

  func draw(_ color: DisplayColor, into context: inout DrawingContext, at origin: CGPoint) {
    context.add(
      .fill(.roundedRectangle(CGRect(origin: origin, size: Self.size), cornerRadius: Self.size.height / 2), color))
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard action == .activate else { return }
    (parent?.parent as? PresentationNode)?.goOnToNextDetent()
  }
}
