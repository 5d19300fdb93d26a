extension Variant {
  /// The variant of an appearance; nil where no words say it, as of a screen that is half a point wide.
  package init?(_ appearance: HostAppearance) {
    let words = [
      VariantWord.name(of: \.colorScheme, in: appearance), VariantWord.name(of: \.typeSize, in: appearance),
      VariantWord.name(of: \.locale, in: appearance) { $0.replacing("_", with: "-") },
      VariantWord.name(of: \.layoutDirection, in: appearance),
      VariantWord.name(of: \.size, in: appearance) { size in
        size.map { "\(SwiftLiteral.number($0.width))x\(SwiftLiteral.number($0.height))" } ?? ""
      },
      VariantWord.name(of: \.contrast, in: appearance), VariantWord.name(of: \.reducesMotion, in: appearance),
    ]
    guard let variant = try? Variant(words.compactMap { $0 }.joined(separator: ",")), variant.appearance == appearance else {
      return nil
    }
    self = variant
  }
}

extension VariantWord {
  /// The word that makes a property of the standard appearance what it is in another; nil where it is that already.
  fileprivate static func name<Value: Equatable>(
    of property: WritableKeyPath<HostAppearance, Value>, in appearance: HostAppearance, otherwise: (Value) -> String = { "\($0)" }
  ) -> String? {
    let standard = HostAppearance()
    guard appearance[keyPath: property] != standard[keyPath: property] else { return nil }
    var wanted = standard
    wanted[keyPath: property] = appearance[keyPath: property]
    let word = fixed.first { word in
      var changed = standard
      word.change(&changed)
      return changed == wanted
    }
    return word?.name ?? otherwise(appearance[keyPath: property])
  }
}
