import Foundation
import TopdownDisplay
import TopdownRenderer

@testable import TopdownGallery

/// A folder of its own, and the command's work in it with a fake host.
final class SnapshotBench {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  func path(_ name: String) -> String { root.appendingPathComponent(name).path }

  func run(
    _ mode: SnapshotReport.Mode, folder: String = "snapshots", variants: [String] = ["light", "dark"], filter: String? = "loaded",
    shard: String? = nil, output: String = "differences", maker: any PictureMaker = FakePictures(), cache: PictureCache? = nil
  ) async throws -> SnapshotReport {
    let command = SnapshotCommand(
      source: .executable(path: ""), mode: mode, folder: path(folder), differences: path(output),
      variants: try variants.map { try Variant($0) }, filter: filter, shard: shard.flatMap { SnapshotShard($0) })
    let keeper = HostKeeper(FakeHost(), limits: .init(answering: .milliseconds(200)))
    let report = try await command.report(SnapshotCamera(keeper: keeper, maker: maker, cache: cache))
    await keeper.stop()
    return report
  }

  func summary(_ report: SnapshotReport) -> String {
    report.summary(folder: path("snapshots"), differences: path("differences")).replacing(root.path + "/", with: "")
  }

  func files(_ folder: String) -> [String] { SnapshotFolder(path(folder)).files }

  func bytes(_ file: String) throws -> Data { try Data(contentsOf: root.appendingPathComponent(file)) }

  func text(_ file: String) throws -> String { String(decoding: try bytes(file), as: UTF8.self) }
}

/// The renderer's pictures, with a block of one pixel that somebody painted over them.
struct SpottedPictures: PictureMaker {
  var renderer: Renderer
  var libraries: String { Renderer.drawingVersion }
  var version: String { libraries }

  func drawing(of list: DisplayList, scale: CGFloat) throws -> Drawing {
    var list = list
    list.items.append(
      .fill(.rectangle(CGRect(x: 10, y: 10, width: 1 / scale, height: 1 / scale)), DisplayColor(red: 1, green: 0, blue: 0)))
    return try renderer.drawing(of: list, scale: scale)
  }
}
