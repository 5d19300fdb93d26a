import Runtime

/// Where a task was made: the calls that led there, looked up only when they are asked for.
struct CreationSite: Sendable {
  private let calls: Backtrace

  /// Of the task that the calling code has just made; costs about a microsecond.
  init?() {
    guard let calls = try? Backtrace.capture(algorithm: .fast, limit: 10, top: 0, images: Self.images) else { return nil }
    self.calls = calls
  }

  /// File and line of the innermost call in the program's own source, such as `Shelf.swift:12`; takes milliseconds.
  var description: String? {
    guard let frames = calls.symbolicated(with: Self.images, options: [.showSourceLocations])?.frames else { return nil }
    for frame in frames {
      guard let symbol = frame.symbol, let location = symbol.sourceLocation, Self.isProgram(symbol.rawName) else { continue }
      if location.path.contains("<compiler-generated>") || location.line == 0 { continue }
      return "\(location.path.split(separator: "/").last ?? ""):\(location.line)"
    }
    return nil
  }

  // Asking for the images of a process takes far longer than following the calls.
  private static let images = ImageMap.capture()

  /// Neither the standard library's, parts of which are compiled into the program, nor the simulation's own.
  private static func isProgram(_ name: String) -> Bool {
    name.hasPrefix("$s") && !["$ss", "$sSc", "$s17TopdownSimulation"].contains(where: name.hasPrefix)
  }
}
