import Foundation
@_spi(Runtime) import SwiftUICore

// What can be done with a view: once for any view, and once for a chain of such modifiers, which is one modifier to Apple.

extension View {
  /// Lets people do something with the view.
  public nonisolated func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.handlers.add(actionKind, handler) }
  }

  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.handlers.add(AccessibilityActionKind(named: name), handler) }
  }

  public nonisolated func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.handlers.add(AccessibilityActionKind(named: Text(nameKey)), handler) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityAction(named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.handlers.add(AccessibilityActionKind(named: Text(nameResource)), handler) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.handlers.add(AccessibilityActionKind(named: Text(name)), handler) }
  }

  /// Lets people take a value of the view up and down.
  public nonisolated func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.handlers.adjust = handler }
  }

  /// Lets people scroll the view a page towards an edge.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.handlers.scroll = handler }
  }

  /// Lets people zoom the view.
  public nonisolated func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.handlers.zoom = handler }
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  public nonisolated func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    changing { $0.handlers.add(actionKind, handler) }
  }

  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
    Content, Modifier
  > {
    changing { $0.handlers.add(AccessibilityActionKind(named: name), handler) }
  }

  public nonisolated func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    changing { $0.handlers.add(AccessibilityActionKind(named: Text(nameKey)), handler) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityAction(named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    changing { $0.handlers.add(AccessibilityActionKind(named: Text(nameResource)), handler) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    changing { $0.handlers.add(AccessibilityActionKind(named: Text(name)), handler) }
  }

  public nonisolated func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    changing { $0.handlers.adjust = handler }
  }

  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<Content, Modifier> {
    changing { $0.handlers.scroll = handler }
  }

  public nonisolated func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    changing { $0.handlers.zoom = handler }
  }
}
