/// The choices that were made for one value, which shrink together.
struct Span: Equatable {
  let range: Range<Int>
  /// What the value is: spans of one label can stand for one another.
  let label: ObjectIdentifier
}
