import Foundation
@_spi(Runtime) import SwiftUICore

// What a view is: once for any view, and once for a chain of such modifiers, which is one modifier, as Apple declares it.

extension View {
  /// Gives the view a name for tests; people never meet it.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { $0.identifier = identifier }
  }

  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { if isEnabled { $0.identifier = identifier } }
  }

  /// Leaves the view and all that is inside out of what is read aloud.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.isHidden = hidden }
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { if isEnabled { $0.isHidden = hidden } }
  }

  /// Says more of what the view is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.add(traits) }
  }

  /// Takes back what the view is said to be.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.remove(traits) }
  }

  /// Has the view read before its neighbours of a lower priority.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.sortPriority = sortPriority }
  }

  /// Makes the view a heading of a level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.headingLevel = level }
  }

  /// Says what kind of text the view holds.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.textContentType = value }
  }

  /// Gives the view names by which it can be addressed by voice, the best first.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.inputLabels = inputLabels }
  }

  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { if isEnabled { $0.inputLabels = inputLabels } }
  }

  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.inputLabels = inputLabelKeys.map { Text($0) } }
  }

  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { if isEnabled { $0.inputLabels = inputLabelKeys.map { Text($0) } } }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.inputLabels = inputLabels.map { Text($0) } }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { if isEnabled { $0.inputLabels = inputLabels.map { Text($0) } } }
  }

  /// Says whether the view can be used.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.respondsToUserInteraction = respondsToUserInteraction }
  }

  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility { if isEnabled { $0.respondsToUserInteraction = respondsToUserInteraction } }
  }

  /// Says where a tap on the view falls.
  ///
  /// - Gap: the point is not used: an element is activated itself.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { $0.activationPoint = activationPoint }
  }

  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { if isEnabled { $0.activationPoint = activationPoint } }
  }

  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { _ in }
  }

  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { _ in }
  }

  /// Lets touches reach the view as they are made.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { if isDirectTouchArea { $0.add(.allowsDirectInteraction) } else { $0.remove(.allowsDirectInteraction) } }
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier> {
    changing { $0.identifier = identifier }
  }

  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
    changing { if isEnabled { $0.identifier = identifier } }
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> {
    changing { $0.isHidden = hidden }
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
    changing { if isEnabled { $0.isHidden = hidden } }
  }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
    changing { $0.add(traits) }
  }

  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
    changing { $0.remove(traits) }
  }

  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier> {
    changing { $0.sortPriority = sortPriority }
  }

  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Content, Modifier> {
    changing { $0.headingLevel = level }
  }

  public nonisolated func accessibilityTextContentType(_ textContentType: AccessibilityTextContentType) -> ModifiedContent<
    Content, Modifier
  > {
    changing { $0.textContentType = textContentType }
  }

  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
    changing { $0.inputLabels = inputLabels }
  }

  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
    changing { if isEnabled { $0.inputLabels = inputLabels } }
  }

  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Content, Modifier> {
    changing { $0.inputLabels = inputLabelKeys.map { Text($0) } }
  }

  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > {
    changing { if isEnabled { $0.inputLabels = inputLabelKeys.map { Text($0) } } }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<Content, Modifier> {
    changing { $0.inputLabels = inputLabels.map { Text($0) } }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > {
    changing { if isEnabled { $0.inputLabels = inputLabels.map { Text($0) } } }
  }

  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<
    Content, Modifier
  > {
    changing { $0.respondsToUserInteraction = respondsToUserInteraction }
  }

  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  {
    changing { if isEnabled { $0.respondsToUserInteraction = respondsToUserInteraction } }
  }

  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
    changing { $0.activationPoint = activationPoint }
  }

  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > {
    changing { if isEnabled { $0.activationPoint = activationPoint } }
  }

  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> {
    changing { _ in }
  }

  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > {
    changing { _ in }
  }

  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Content, Modifier> {
    changing { if isDirectTouchArea { $0.add(.allowsDirectInteraction) } else { $0.remove(.allowsDirectInteraction) } }
  }
}
