@_spi(Runtime) import SwiftUICore

// A chain of accessibility modifiers is one modifier, as Apple declares it.
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
    changing { $0.label = label.string }
  }

  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
    changing { if isEnabled { $0.label = label.string } }
  }

  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
    changing { $0.label = Text(labelKey).string }
  }

  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    changing { if isEnabled { $0.label = Text(labelKey).string } }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Content, Modifier> {
    changing { $0.label = String(label) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    changing { if isEnabled { $0.label = String(label) } }
  }

  public nonisolated func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Content, Modifier> {
    changing { $0.value = valueDescription.string }
  }

  public nonisolated func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
    changing { if isEnabled { $0.value = valueDescription.string } }
  }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
    changing { $0.value = Text(valueKey).string }
  }

  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    changing { if isEnabled { $0.value = Text(valueKey).string } }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<Content, Modifier> {
    changing { $0.value = String(value) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    changing { if isEnabled { $0.value = String(value) } }
  }

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
    changing {
      $0.traits.formUnion(traits)
      $0.removedTraits.subtract(traits)
    }
  }

  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
    changing {
      $0.removedTraits.formUnion(traits)
      $0.traits.subtract(traits)
    }
  }

  private nonisolated func changing(_ change: (inout AccessibilityProperties) -> Void) -> ModifiedContent<Content, Modifier> {
    var copy = self
    change(&copy.modifier.properties)
    return copy
  }
}
