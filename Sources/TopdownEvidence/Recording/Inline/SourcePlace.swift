/// Where a call stands, as the compiler counts: from 1, columns in bytes of UTF-8.
struct SourcePlace: Hashable, CustomStringConvertible {
  let file: String
  let line: Int
  let column: Int

  var description: String { "\(file):\(line)" }
}
