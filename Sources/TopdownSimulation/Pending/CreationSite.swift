import CTopdownHooks
import Foundation
@_spi(Internal) @_spi(MemoryReaders) import Runtime

/// Where something happened, such as that a task was made: the calls that led there, looked up only when they are asked for.
struct CreationSite: Sendable {
  /// Innermost first, each on its own: where one stands in the source is looked up only when its name says that it counts.
  private let calls: [Backtrace]

  /// Of what the calling code has just done; costs some microseconds.
  /// - Parameter depth: How many calls there may be between the program's own and this one.
  init?(depth: Int = 10) {
    calls = Self.unwatched {
      (0..<depth).compactMap { depth in
        // Of a limit, the last one says that there are more.
        try? Backtrace.capture(algorithm: .fast, limit: 2, offset: depth, top: 0, images: Self.images)
      }
    }
    if calls.isEmpty { return nil }
  }

  /// File and line of the innermost call in the program's own source, such as `Shelf.swift:12`.
  ///
  /// Takes a tenth of a second in a large program, the first time that a site is asked for.
  var description: String? {
    let addresses = calls.flatMap { $0.frames.map(\.originalProgramCounter) }
    if let found = Self.found.withLock({ $0[addresses] }) { return found }
    let description = Self.unwatched { calls.lazy.compactMap(Self.place).first }
    Self.found.withLock { $0[addresses] = .some(description) }
    return description
  }

  /// Following calls and naming them reads the program's files, once in each thread: no doing of what the thread runs.
  private static func unwatched<R>(_ body: () -> R) -> R {
    let watch = hooks_swap_watch(0)
    defer { _ = hooks_swap_watch(watch) }
    return body()
  }

  private static func place(of call: Backtrace) -> String? {
    guard let name = call.symbolicated(with: images, options: [])?.frames.first?.symbol?.rawName, isProgram(name),
      let frame = call.symbolicated(with: images, options: [.showSourceLocations])?.frames.first,
      let location = frame.symbol?.sourceLocation, !location.path.contains("<compiler-generated>"), location.line != 0
    else { return nil }
    return "\(location.path.split(separator: "/").last ?? ""):\(location.line)"
  }

  // Asking for the images of a process takes far longer than following the calls.
  private static let images = captureImages()

  /// Read as another process's memory is: a file that another thread lets go of meanwhile is left out, where reading it directly
  /// ends the process.
  static func captureImages() -> ImageMap {
    let images = ImageMap.capture(using: RemoteMemoryReader(pid: getpid()), forProcess: Int(getpid()))
    // Some systems forbid it.
    return images.isEmpty ? ImageMap.capture() : images
  }

  /// What was looked up in this process, by the calls that lead there.
  private static let found = Guarded<[[Backtrace.Address]: String?]>([:])

  /// Neither the standard library's, parts of which are compiled into the program, nor the simulation's own.
  private static func isProgram(_ name: String) -> Bool {
    name.hasPrefix("$s") && !["$ss", "$sSc", "$s17TopdownSimulation"].contains(where: name.hasPrefix)
  }
}
