/// What decides all values of a property.
struct Seed: Equatable, CustomStringConvertible {
  let value: UInt64

  init(value: UInt64) { self.value = value }

  /// A seed for each test: the same in every run, and also after lines were added above it.
  init(fileID: String, function: String) {
    // FNV-1a, since Swift's own hashes differ from process to process.
    value = "\(fileID) \(function)".utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }

  /// Reads what `description` writes, and decimal numbers.
  init?(_ text: String) {
    let value = text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
    guard let value else { return nil }
    self.value = value
  }

  var description: String { "0x" + String(value, radix: 16) }

  /// Runs are independent of one another: the first draws of one say nothing of the next.
  func seed(ofRun number: Int) -> UInt64 {
    var random = Random(seed: value &+ UInt64(number) &* 0xd134_2543_de82_ef95)
    return random.next()
  }
}
