import Foundation
import TopdownDisplay

/// Takes pictures: the host makes one screen after the other, and all cores draw.
///
/// An entry that crashes takes its host, not the others.
struct SnapshotCamera: Sendable {
  var keeper: HostKeeper
  var maker: any PictureMaker
  var cache: PictureCache?
  /// Pictures that are drawn at once.
  var width = ProcessInfo.processInfo.activeProcessorCount

  /// What `develop` makes of each shot, in the order of the jobs; `onResult` hears of each as it comes.
  ///
  /// Throws where no host starts at all, or on cancellation; what fails for one job is handed to `develop`.
  func shoot<Developed: Sendable>(
    _ jobs: [SnapshotPlan.Job], onResult: (Developed) -> Void = { _ in },
    develop: @escaping @Sendable (SnapshotPlan.Job, Result<Shot, any Error>) -> Developed
  ) async throws -> [Developed] {
    try await withThrowingTaskGroup(of: (Int, Developed).self) { group in
      var developed = [Developed?](repeating: nil, count: jobs.count)
      var running = 0
      func takeOne() async throws {
        guard let (index, result) = try await group.next() else { return }
        running -= 1
        developed[index] = result
        onResult(result)
      }
      for (index, job) in jobs.enumerated() {
        try Task.checkCancellation()
        if running >= max(1, width) { try await takeOne() }
        let frame = await self.frame(of: job)
        running += 1
        group.addTask {
          (index, develop(job, frame.flatMap { frame in Result { Shot(frame: frame, drawing: try drawing(of: frame.display)) } }))
        }
      }
      while running > 0 { try await takeOne() }
      return developed.compactMap(\.self)
    }
  }

  private func frame(of job: SnapshotPlan.Job) async -> Result<HostFrame, any Error> {
    do {
      return .success(try await keeper.finishedFrame(of: HostShowing(job.entry.id, job.variant.appearance)))
    } catch {
      return .failure(error)
    }
  }

  private func drawing(of list: DisplayList) throws -> Drawing {
    guard let cache else { return try maker.drawing(of: list, scale: Studio.scale) }
    let key = try PictureKey(list, scale: Studio.scale, version: maker.version)
    if let drawing = cache.drawing(for: key) { return drawing }
    let drawing = try maker.drawing(of: list, scale: Studio.scale)
    cache.keep(drawing, for: key)
    return drawing
  }
}

extension SnapshotCamera {
  /// Builds the host of a command and stands before it until `body` has ended, or the user ends it.
  static func before<Answer: Sendable>(
    _ source: HostSource, cache folder: String?, _ console: Console,
    _ body: @escaping @Sendable (SnapshotCamera) async throws -> Answer
  ) async throws -> Answer {
    try await Interruption.cancelling {
      // What is missing on the machine is said before minutes are spent on a build.
      let maker = try Studio.maker()
      let keeper = HostKeeper(try await source.origin.launcher(console))
      let cache = folder.map { PictureCache(folder: URL(fileURLWithPath: $0).appendingPathComponent("pictures")) }
      do {
        let answer = try await body(SnapshotCamera(keeper: keeper, maker: maker, cache: cache))
        await keeper.stop()
        cache?.prune()
        return answer
      } catch {
        await keeper.stop()
        throw error
      }
    }
  }
}
