/// One weight of Inter as it stands in the generated table.
struct PackedWeight {
  /// Differences from slot to slot.
  let advances: String
  /// One byte a slot: the row, and the column, of the kerning matrix.
  let leftClasses: String
  let rightClasses: String
  /// Rows, columns, then the matrix; a zero is followed by how many more zeros come.
  let kerning: String
}
