/// The first 64 bits of a SHA-256 digest, written as 16 hexadecimal digits.
struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  let description: String

  init(of bytes: some Sequence<UInt8>) {
    let digits = SHA256.digest(of: bytes).prefix(8).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    description = digits.joined()
  }

  init(of text: String) {
    self.init(of: text.utf8)
  }

  /// Nil unless the text is 16 lower-case hexadecimal digits.
  init?(hexadecimal text: some StringProtocol) {
    let isHexadecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    guard text.utf8.count == 16, isHexadecimal else { return nil }
    description = String(text)
  }
}
