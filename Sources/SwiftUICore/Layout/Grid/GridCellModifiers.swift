import Foundation

extension View {
  /// The number of columns that a cell of a `Grid` takes.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(GridCellTrait.Columns.self, count))
  }

  /// Where a cell of a `Grid` stands in its place, whatever its row and its column say.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier(GridCellTrait.Anchor.self, anchor))
  }

  /// How the cells of this cell's column stand in it.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(GridCellTrait.ColumnAlignment.self, guide))
  }

  /// The axes on which a cell of a `Grid` takes what the other cells leave it, and has no say in it.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier(GridCellTrait.UnsizedAxes.self, axes))
  }
}

/// What a cell tells its grid.
enum GridCellTrait {
  enum Columns: ViewTraitKey {
    typealias Value = Int
    static var affectsLayout: Bool { true }
  }

  enum Anchor: ViewTraitKey {
    typealias Value = UnitPoint
    static var affectsLayout: Bool { true }
  }

  enum ColumnAlignment: ViewTraitKey {
    typealias Value = HorizontalAlignment
    static var affectsLayout: Bool { true }
  }

  enum UnsizedAxes: ViewTraitKey {
    typealias Value = Axis.Set
    static var affectsLayout: Bool { true }
  }
}
