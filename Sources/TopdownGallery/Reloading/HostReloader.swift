import Foundation

/// Builds a host at the beginning and whenever a source was saved, and hands it to the gallery.
struct HostReloader: Sendable {
  var gallery: Gallery
  var origin: any HostOrigin
  var console: Console
  /// How often the sources are looked at.
  var interval: Duration = .milliseconds(400)

  /// Builds and watches until it is cancelled.
  ///
  /// Throws `BuildFailure` where the package has no host, whatever is mended in its sources.
  func run() async throws {
    var built: SourceStamp? = try await origin.stamp()
    if let failure = try await reload(), !failure.isOfSources { throw failure }
    while true {
      try await Task.sleep(for: interval)
      // A manifest that can't be read is a change too, of which the build tells more.
      let seen = try? await origin.stamp()
      guard seen != built else { continue }
      // A program that saves many files has not ended while they still change.
      try await Task.sleep(for: interval)
      guard (try? await origin.stamp()) == seen else { continue }
      // What is saved during a build is built by the next one.
      built = seen
      _ = try await reload()
    }
  }

  /// Builds once. Returns why there is no newer host; throws where it is cancelled.
  func reload() async throws -> BuildFailure? {
    await gallery.startBuild()
    do {
      await gallery.use(try await origin.launcher(reporting))
      return nil
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      let failure = error as? BuildFailure ?? BuildFailure(description: "\(error)")
      console.line("\(failure)")
      await gallery.failBuild(failure)
      return failure
    }
  }

  /// Tells the pages, too, how far a build is.
  private var reporting: Console {
    Console(
      onLine: { [console] in console.line($0) },
      onProgress: { [console, gallery] text in
        console.progress(text)
        Task { await gallery.tellBuild(text) }
      })
  }
}
