import Foundation
import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct PictureCacheTests {
  private let bench = SnapshotBench()
  private let list = DisplayList(size: CGSize(width: 10, height: 10), background: DisplayColor(red: 1, green: 1, blue: 1))

  @Test func thePictureDependsOnListScaleAndVersion() throws {
    var other = list
    other.items.append(.pop)

    let keys = [
      try PictureKey(list, scale: 2, version: "1"), try PictureKey(other, scale: 2, version: "1"),
      try PictureKey(list, scale: 3, version: "1"), try PictureKey(list, scale: 2, version: "2"),
    ]

    #expect(Set(keys).count == 4)
    #expect(try PictureKey(list, scale: 2, version: "1") == keys[0])
  }

  @Test func anotherPictureInAFileIsAnotherKey() throws {
    let file = bench.root.appendingPathComponent("cover.png")
    try FileManager.default.createDirectory(at: bench.root, withIntermediateDirectories: true)
    var list = list
    list.items = [.paint(.rectangle(.zero), .image(.file(file.path), tile: .zero))]
    try Data("one".utf8).write(to: file)
    let first = try PictureKey(list, scale: 2, version: "1")

    try Data("two".utf8).write(to: file)

    #expect(try PictureKey(list, scale: 2, version: "1") != first)
  }

  @Test func theHashIsThatOfTheStandard() {
    var hash = FNVHash()
    hash.add("hello".utf8)

    #expect(hash.text == "e3e1efd54283d94f7081314b599d31b3")
  }

  @Test func whatWasNotNeededForLongestGoesFirst() throws {
    let cache = PictureCache(folder: bench.root, limit: 2_500)
    let keys = try (1...3).map { try PictureKey(list, scale: CGFloat($0), version: "1") }
    for (index, key) in keys.enumerated() {
      cache.keep(Drawing(png: Data(count: 1_000)), for: key)
      let file = bench.root.appendingPathComponent("\(key.text.prefix(2))/\(key.text).png")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(index))], ofItemAtPath: file.path)
    }
    _ = cache.drawing(for: keys[0])

    cache.prune()

    #expect(keys.map { cache.drawing(for: $0) != nil } == [true, false, false])
  }
}
