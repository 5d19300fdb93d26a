/// Bytes that stand in place of others.
struct SourceEdit {
  let range: Range<Int>
  let replacement: [UInt8]
}
