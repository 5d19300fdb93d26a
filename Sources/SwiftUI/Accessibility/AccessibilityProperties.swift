import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// What modifiers say about a view; nil where they say nothing.
struct AccessibilityProperties: Sendable {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var isHidden: Bool?
  var traits = AccessibilityTraits()
  var removedTraits = AccessibilityTraits()
  var sortPriority: Double?
  var headingLevel: AccessibilityHeadingLevel?
  var inputLabels: [Text]?
  var textContentType: AccessibilityTextContentType?
  var content: [(key: AccessibilityCustomContentKey, value: Text?)] = []
  var respondsToUserInteraction: Bool?
  var activationPoint: UnitPoint?
  var handlers = AccessibilityHandlers()
}

/// What modifiers say about a view in its surroundings.
struct AccessibilityAttachment: Equatable {
  var label: String?
  var value: String?
  var identifier: String?
  var isHidden = false
  var respondsToUserInteraction: Bool?
  var traits = AccessibilityTraits()
  var removedTraits = AccessibilityTraits()
  var details = SemanticsDetails()
  var sortPriority: Double?
  var actions: [SemanticsAction] = []
  /// Names of what is no longer read on demand.
  var removedContent: [String] = []

  init() {}

  init(_ properties: AccessibilityProperties, in environment: EnvironmentValues) {
    func string(_ text: Text) -> String { text.string(in: environment) }
    label = properties.label.map(string)
    value = properties.value.map(string)
    identifier = properties.identifier
    isHidden = properties.isHidden ?? false
    respondsToUserInteraction = properties.respondsToUserInteraction
    traits = properties.traits
    removedTraits = properties.removedTraits
    sortPriority = properties.sortPriority
    actions = properties.handlers.actions
    details.hint = properties.hint.map(string)
    details.headingLevel = properties.headingLevel.map { Int($0.rawValue) }
    details.actions = properties.handlers.named.map { string($0.name) }
    details.inputLabels = properties.inputLabels?.map(string) ?? []
    details.textContentType = properties.textContentType?.name
    removedContent = properties.content.filter { $0.value == nil }.map { string($0.key.label) }
    details.content = properties.content.compactMap { key, value in
      value.map { SemanticsContent(label: string(key.label), value: string($0)) }
    }
  }

  /// Whether the properties alone make something that is found.
  var makesElement: Bool {
    label != nil || value != nil || identifier != nil || details.hint != nil || traits.role != nil
  }

  func applied(to node: SemanticsNode) -> SemanticsNode {
    var changed = node
    if let label { changed.label = label }
    if let value { changed.value = value }
    if let identifier { changed.identifier = identifier }
    if isHidden { changed = Self.hiding(changed) }
    let heading: SemanticsRole? = details.headingLevel == nil ? nil : .header
    changed.role = traits.role ?? heading ?? (removedTraits.role == node.role ? .group : node.role)
    changed.actions += actions.filter { !changed.actions.contains($0) }
    if respondsToUserInteraction == false { changed.actions = [] }
    changed.details = merged(into: node.details)
    return changed
  }

  /// These details over those that the node has.
  private func merged(into inner: SemanticsDetails?) -> SemanticsDetails? {
    var merged = inner ?? SemanticsDetails()
    merged.hint = details.hint ?? merged.hint
    merged.headingLevel = details.headingLevel ?? merged.headingLevel
    merged.actions += details.actions
    if !details.inputLabels.isEmpty { merged.inputLabels = details.inputLabels }
    merged.content.removeAll { content in
      removedContent.contains(content.label) || details.content.contains { $0.label == content.label }
    }
    merged.content += details.content
    merged.textContentType = details.textContentType ?? merged.textContentType
    merged.isFocused = details.isFocused || merged.isFocused
    merged.sortPriority = sortPriority ?? merged.sortPriority
    let removed = removedTraits.names
    merged.traits = merged.traits.filter { !removed.contains($0) } + traits.names.filter { !merged.traits.contains($0) }
    return merged == SemanticsDetails() ? nil : merged
  }

  private static func hiding(_ node: SemanticsNode) -> SemanticsNode {
    var hidden = node
    hidden.isVisible = false
    hidden.children = node.children.map(hiding)
    return hidden
  }
}
