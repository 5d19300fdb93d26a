@_spi(Runtime) import SwiftUICore

extension View {
  /// Replaces what the view is called.
  public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = label.string }
  }

  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = isEnabled ? label.string : nil }
  }

  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = Text(labelKey).string }
  }

  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = isEnabled ? Text(labelKey).string : nil }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = String(label) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = isEnabled ? String(label) : nil }
  }

  /// Replaces the value that the view is said to have.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = valueDescription.string }
  }

  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = isEnabled ? valueDescription.string : nil }
  }

  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = Text(valueKey).string }
  }

  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = isEnabled ? Text(valueKey).string : nil }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = String(value) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = isEnabled ? String(value) : nil }
  }

  /// Gives the view a name for tests; people never meet it.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.identifier = identifier }
  }

  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.identifier = isEnabled ? identifier : nil }
  }

  /// Leaves the view and all that is inside out of what is read aloud.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.isHidden = hidden }
  }

  public nonisolated func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.isHidden = isEnabled ? hidden : nil }
  }

  /// Says more of what the view is.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.traits = traits }
  }

  /// Takes back what the view is said to be.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.removedTraits = traits }
  }

  private nonisolated func accessibility(
    _ change: (inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    var attachment = AccessibilityAttachmentModifier()
    change(&attachment.properties)
    return modifier(attachment)
  }
}
