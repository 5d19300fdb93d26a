import Foundation

/// Makes pictures of other drawing libraries.
enum PNGVersion {
  /// The picture with another text of the same kind; its checksum is wrong then, which only a decoder minds.
  static func replaced(in png: Data, by version: String) throws -> Data {
    let key = Data("Topdown-Drawing-Version\0".utf8)
    guard let range = png.range(of: key) else { throw CocoaError(.fileReadCorruptFile) }
    let start = range.lowerBound - 8
    let length = png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    let content = key + Data(version.utf8)
    let header = (0..<4).map { UInt8(truncatingIfNeeded: content.count >> (24 - 8 * $0)) }
    return png[..<start] + Data(header) + Data("tEXt".utf8) + content + Data(count: 4) + png[(start + 12 + length)...]
  }
}
