/// A text, and the variants in which it is the same.
struct VariantText: Equatable, Sendable {
  var variants: [String]
  var text: String

  /// Each text once, in the order of the first variant that has it.
  static func grouped(_ texts: [(variant: String, text: String)]) -> [VariantText] {
    texts.reduce(into: []) { groups, next in
      if let index = groups.firstIndex(where: { $0.text == next.text }) {
        groups[index].variants.append(next.variant)
      } else {
        groups.append(VariantText(variants: [next.variant], text: next.text))
      }
    }
  }
}
