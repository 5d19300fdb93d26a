@_spi(Runtime) import SwiftUICore

// Apple's forms also take an importance, whose type belongs to the Accessibility framework and is out of reach.

extension View {
  /// Adds a value that is read on demand; nil takes it away.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.set(value, for: key) }
  }

  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.set(Text(valueKey), for: key) }
  }

  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.set(value, for: AccessibilityCustomContentKey(labelKey)) }
  }

  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.set(Text(valueKey), for: AccessibilityCustomContentKey(labelKey)) }
  }

  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.set(value, for: AccessibilityCustomContentKey(label, id: label.string)) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.set(Text(value), for: key) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.set(Text(value), for: AccessibilityCustomContentKey(labelKey)) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.set(Text(value), for: AccessibilityCustomContentKey(Text(label), id: String(label))) }
  }
}

extension AccessibilityProperties {
  fileprivate mutating func set(_ value: Text?, for key: AccessibilityCustomContentKey) {
    content.removeAll { $0.key == key }
    content.append((key, value))
  }
}
