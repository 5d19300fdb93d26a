import Foundation
import TopdownDisplay

/// `topdown snapshot`: writes a PNG of each entry, in light and dark, without a browser.
public struct SnapshotCommand: Sendable {
  public var source: HostSource
  public var output: String
  public var colorSchemes: [HostAppearance.ColorScheme]
  public var filter: String?
  /// Whether the report on standard output is JSON, for a program.
  public var isJSON: Bool

  public init(
    packagePath: String, output: String, colorSchemes: [HostAppearance.ColorScheme] = [.light, .dark],
    filter: String? = nil, isJSON: Bool = false
  ) {
    self.init(source: .package(path: packagePath), output: output, colorSchemes: colorSchemes, filter: filter, isJSON: isJSON)
  }

  public init(
    source: HostSource, output: String, colorSchemes: [HostAppearance.ColorScheme] = [.light, .dark],
    filter: String? = nil, isJSON: Bool = false
  ) {
    self.source = source
    self.output = output
    self.colorSchemes = colorSchemes
    self.filter = filter
    self.isJSON = isJSON
  }

  /// Returns whether every picture was written; false also where it was interrupted.
  ///
  /// Throws where none can be written, with what to tell the user.
  public func run() async throws -> Bool {
    let console = Console.standardError()
    do {
      let report = try await report(console)
      console.endProgress()
      print(try isJSON ? report.json : report.summary)
      return report.failures.isEmpty
    } catch is CancellationError {
      console.line("Ended; what was written stays.")
      return false
    }
  }

  private func report(_ console: Console) async throws -> SnapshotReport {
    try await Interruption.cancelling {
      let studio = try Studio.renderer(console)
      let keeper = HostKeeper(try await source.launcher(console))
      let writer = SnapshotWriter(
        keeper: keeper, studio: studio, folder: URL(fileURLWithPath: output), schemes: colorSchemes, filter: filter,
        onPicture: { console.progress("\($0.path ?? $0.entry)") })
      do {
        let report = try await writer.run()
        await keeper.stop()
        return report
      } catch {
        await keeper.stop()
        throw error
      }
    }
  }
}

extension SnapshotReport {
  fileprivate var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
