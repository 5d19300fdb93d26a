import Foundation
@_spi(Runtime) import SwiftUICore

// The older forms of the same: once for any view, and once for a chain of such modifiers, which is one modifier to Apple.

extension View {
  public nonisolated func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = label }
  }

  public nonisolated func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = value }
  }

  public nonisolated func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.hint = hint }
  }

  public nonisolated func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.identifier = identifier }
  }

  public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.isHidden = hidden }
  }

  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.add(traits) }
  }

  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.remove(traits) }
  }

  public nonisolated func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.sortPriority = sortPriority }
  }

  public nonisolated func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.inputLabels = inputLabels }
  }

  public nonisolated func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.activationPoint = activationPoint }
  }

  public nonisolated func accessibility(activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { _ in }
  }

  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { _ in }
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  public nonisolated func accessibility(label: Text) -> ModifiedContent<Content, Modifier> {
    changing { $0.label = label }
  }

  public nonisolated func accessibility(value: Text) -> ModifiedContent<Content, Modifier> {
    changing { $0.value = value }
  }

  public nonisolated func accessibility(hint: Text) -> ModifiedContent<Content, Modifier> {
    changing { $0.hint = hint }
  }

  public nonisolated func accessibility(identifier: String) -> ModifiedContent<Content, Modifier> {
    changing { $0.identifier = identifier }
  }

  public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier> {
    changing { $0.isHidden = hidden }
  }

  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
    changing { $0.add(traits) }
  }

  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
    changing { $0.remove(traits) }
  }

  public nonisolated func accessibility(sortPriority: Double) -> ModifiedContent<Content, Modifier> {
    changing { $0.sortPriority = sortPriority }
  }

  public nonisolated func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
    changing { $0.inputLabels = inputLabels }
  }

  public nonisolated func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
    changing { $0.activationPoint = activationPoint }
  }

  public nonisolated func accessibility(activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> {
    changing { _ in }
  }

  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<Content, Modifier> {
    changing { _ in }
  }
}
