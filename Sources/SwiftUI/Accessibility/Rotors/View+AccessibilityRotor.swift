import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

// Each form makes the same of its entries: a list of names below the rotor's.

extension View {
  /// Adds a list of places to jump to.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    nonisolated(unsafe) let entries = entries
    return modifier(AccessibilityRotorModifier(label: label) { entries()._entries })
  }

  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries)
  }
}

extension View {
  /// Adds an entry for each model.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
  }

  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries, entryLabel: entryLabel)
  }

  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    let named = entries.map { _AccessibilityRotorEntry(label: Text(verbatim: $0[keyPath: entryLabel])) }
    return modifier(AccessibilityRotorModifier(label: rotorLabel) { named })
  }

  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }
}

extension View {
  /// Adds an entry for each range of the view's text.
  public nonisolated func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    let ranges = textRanges.map { _AccessibilityRotorEntry(label: nil, textRange: $0) }
    return modifier(AccessibilityRotorModifier(label: label) { ranges })
  }

  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(labelKey), textRanges: textRanges)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(label), textRanges: textRanges)
  }

  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name), textRanges: textRanges)
  }
}

extension View {
  /// Marks the view that an entry of this id leads to.
  ///
  /// - Gap: nobody jumps to it.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}

private nonisolated struct AccessibilityRotorModifier: WrappingModifier {
  let label: Text
  let entries: @MainActor () -> [_AccessibilityRotorEntry]

  @MainActor func makeNode(_ context: NodeContext) -> AccessibilityRotorNode {
    AccessibilityRotorNode(id: context.nextNodeID())
  }

  @MainActor func update(_ node: AccessibilityRotorNode, _ context: NodeContext) -> Bool {
    node.label = label.string(in: context.environment)
    node.entries = entries().map { ($0.label?.string(in: context.environment), $0.textRange) }
    return false
  }
}

private final class AccessibilityRotorNode: WrapperNode {
  var label = ""
  var entries: [(label: String?, range: Range<String.Index>?)] = []

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    let first = builder.nodes.count
    if inner.count == 1 {
      builder.nodes += inner
    } else {
      builder.add(self, at: origin, role: .group) { $0.nodes += inner }
    }
    var details = builder.nodes[first].details ?? SemanticsDetails()
    details.rotors.append(rotor(of: builder.nodes[first]))
    builder.nodes[first].details = details
  }

  private func rotor(of node: SemanticsNode) -> SemanticsRotor {
    let text = node.value ?? node.label
    return SemanticsRotor(label: label, entries: entries.compactMap { $0.label ?? $0.range.flatMap { text.part($0) } })
  }
}

extension String {
  /// Nil for a range that reaches beyond the end.
  fileprivate func part(_ range: Range<String.Index>) -> String? {
    range.upperBound <= endIndex ? String(self[range]) : nil
  }
}
