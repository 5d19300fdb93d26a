import Foundation
import TopdownDisplay

/// What a picture depends on, as a name: the display list, the pictures that it names, the scale, and what draws.
struct PictureKey: Hashable, Sendable {
  let text: String

  /// Throws where the list holds a length that is no number.
  init(_ list: DisplayList, scale: CGFloat, version: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = try encoder.encode(list)
    var hash = FNVHash()
    hash.add("\(version) @\(scale) \(bytes.count)".utf8)
    hash.add(bytes)
    for path in list.files {
      let content = FileManager.default.contents(atPath: path)
      hash.add("\(path) \(content?.count ?? -1)".utf8)
      hash.add(content ?? Data())
    }
    text = hash.text
  }
}

/// FNV-1a with 128 bits; keeps apart what nobody makes alike on purpose.
struct FNVHash {
  private var value: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B }
  }

  /// 32 hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}

extension DisplayList {
  /// Files whose pictures it shows.
  fileprivate var files: [String] {
    items.compactMap { item in
      switch item {
      case .image(let run): run.image.path
      case .paint(_, .image(let image, tile: _)): image.path
      default: nil
      }
    }
  }
}

extension DisplayImage {
  fileprivate var path: String? {
    if case .file(let path) = self { path } else { nil }
  }
}
