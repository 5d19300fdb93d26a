@_spi(Runtime) import SwiftUICore

extension View {
  nonisolated func accessibility(
    _ change: (inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    var attachment = AccessibilityAttachmentModifier()
    change(&attachment.properties)
    return modifier(attachment)
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  nonisolated func changing(_ change: (inout AccessibilityProperties) -> Void) -> ModifiedContent<Content, Modifier> {
    var copy = self
    change(&copy.modifier.properties)
    return copy
  }
}

extension AccessibilityProperties {
  mutating func add(_ added: AccessibilityTraits) {
    traits.formUnion(added)
    removedTraits.subtract(added)
  }

  mutating func remove(_ removed: AccessibilityTraits) {
    removedTraits.formUnion(removed)
    traits.subtract(removed)
  }
}
