@_spi(Runtime) import SwiftUICore

/// What a view in a bar is to it.
enum BarPart: Equatable {
  case back, title, subtitle, largeTitle, largeSubtitle
}

enum BarPartTrait: ViewTraitKey {
  typealias Value = BarPart

  static var affectsLayout: Bool { true }
}

extension View {
  nonisolated func barPart(_ part: BarPart) -> some View { modifier(TraitModifier(BarPartTrait.self, part)) }
}
