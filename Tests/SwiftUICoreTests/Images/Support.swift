import Foundation

/// A folder of pictures that is gone with the test: "cover.png" and "cover@2x.png" of 4 × 2 points, and an image set.
func withPictureBundle(_ body: (Bundle) throws -> Void) throws {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
  let set = root.appendingPathComponent("Assets.xcassets/Icons/star.imageset")
  try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: root) }
  try pngHeader(4, 2).write(to: root.appendingPathComponent("cover.png"))
  try pngHeader(8, 4).write(to: root.appendingPathComponent("cover@2x.png"))
  try pngHeader(30, 30).write(to: set.appendingPathComponent("star-3x.png"))
  try Data(
    #"""
    {"images": [{"filename": "star-3x.png", "scale": "3x", "idiom": "universal"}, {"idiom": "universal", "scale": "1x"}],
     "properties": {"template-rendering-intent": "template"}}
    """#.utf8
  ).write(to: set.appendingPathComponent("Contents.json"))
  guard let bundle = Bundle(url: root) else { throw CocoaError(.fileNoSuchFile) }
  try body(bundle)
}

/// The first bytes of a PNG, which tell its size in pixels.
func pngHeader(_ width: UInt32, _ height: UInt32) -> Data {
  func bytes(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
  return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    + Data(bytes(width) + bytes(height) + [8, 6, 0, 0, 0])
}
