import Foundation
import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct SnapshotMergeTests {
  private let bench = SnapshotBench()
  private let variants = ["light", "dark", "ar", "xxl", "se"]

  private func merge(_ folders: [String], to output: String = "merged") throws -> SnapshotReport {
    try SnapshotMerge(
      sources: folders.map { SnapshotFolder(bench.path($0)) }, output: SnapshotFolder(bench.path(output))
    ).run()
  }

  @Test func fourShardsAreByteForByteOneRun() async throws {
    for index in 1...4 { _ = try await bench.run(.write, folder: "\(index)", variants: variants, shard: "\(index)/4") }
    _ = try await bench.run(.write, folder: "whole", variants: variants)

    let merged = try merge(["3", "1", "4", "2"])

    #expect(merged.pictures.count == variants.count)
    #expect(bench.files("merged") == bench.files("whole"))
    for file in bench.files("whole") { #expect(try bench.bytes("whole/" + file) == bench.bytes("merged/" + file), "\(file)") }
  }

  @Test func aShardThatIsMissingIsNamed() async throws {
    for index in 1...2 { _ = try await bench.run(.write, folder: "\(index)", variants: variants, shard: "\(index)/3") }

    let failure = #expect(throws: SnapshotFailure.self) { try merge(["1", "2"]) }

    #expect(
      failure?.description
        == "1 of 5 pictures are in none of the folders, Shelf/loaded-ar the first; the shards 3/3 are missing")
    #expect(bench.files("merged").isEmpty)
  }

  @Test func foldersThatContradictEachOtherAreRefused() async throws {
    for index in 1...2 { _ = try await bench.run(.write, folder: "\(index)", variants: variants, shard: "\(index)/2") }
    let file = bench.root.appendingPathComponent("2/Shelf/loaded-light.png")
    try Data("PNG other".utf8).write(to: file)

    let failure = #expect(throws: SnapshotFailure.self) { try merge(["1", "2"]) }

    #expect(failure?.description.hasSuffix("shards share no picture: empty the folders, and run each shard once") == true)
  }

  @Test func foldersOfTwoRunsAreRefused() async throws {
    _ = try await bench.run(.write, folder: "1", variants: ["light", "dark"], shard: "1/2")
    _ = try await bench.run(.write, folder: "2", variants: ["light", "ar"], shard: "2/2")

    let failure = #expect(throws: SnapshotFailure.self) { try merge(["1", "2"]) }

    #expect(
      failure?.description
        == "1 and 2 are not of one run: the scenarios and variants of one are not those of the other")
  }

  @Test func aFolderWithoutAReportIsRefused() {
    let failure = #expect(throws: SnapshotFailure.self) { try merge(["nothing"]) }

    #expect(
      failure?.description
        == "there is no readable snapshot.json in \(bench.path("nothing")); name folders that `topdown snapshot --shard` wrote")
  }

  @Test(arguments: ["", "0/4", "5/4", "1", "1/2/3", "a/b", "-1/2"])
  func aShardThatCannotBeIsNone(text: String) {
    #expect(SnapshotShard(text) == nil)
  }

  @Test func shardsShareNothingAndLeaveNothingOut() throws {
    let entries = (1...7).map { HostEntry(id: "G/\($0)", group: "G", name: "\($0)", kind: .scenario) }
    let plan = try SnapshotPlan(entries, variants: [.standard, Variant("dark")])

    let shards = (1...4).map { plan.jobs(in: SnapshotShard("\($0)/4")) }

    #expect(shards.map(\.count) == [4, 4, 3, 3])
    #expect(Set(shards.flatMap(\.self).map(\.path)) == Set(plan.jobs.map(\.path)))
  }
}
