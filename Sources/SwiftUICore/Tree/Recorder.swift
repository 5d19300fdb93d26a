import CTopdownRuntime
import Observation

/// Notes what a body reads: whatever changes later makes that element, and only that one, dirty.
@_spi(Runtime) public enum Recorder {
  /// The element that this thread evaluates.
  static var current: Element? {
    topdown_current_reader().map { Unmanaged<Element>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `body` with nobody listening: reads give the newest values and are not recorded.
  @discardableResult
  public static func withoutRecording<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = topdown_current_reader()
    topdown_set_current_reader(nil)
    defer { topdown_set_current_reader(outer) }
    return try body()
  }

  @MainActor
  static func record<Result>(for element: Element, _ body: () -> Result) -> Result {
    let outer = topdown_current_reader()
    topdown_set_current_reader(Unmanaged.passUnretained(element).toOpaque())
    defer { topdown_set_current_reader(outer) }
    return withObservationTracking(body, onChange: element.observationHandler())
  }
}
