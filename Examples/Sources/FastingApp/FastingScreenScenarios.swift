import FastingCore
import FastingFeature
import SwiftUI
import TopdownScenarios

/// The timer with its store, whose file does what a scenario says.
enum FastingScreenScenarios: ScenarioProvider {
  static let empty = Scenario(.empty) { FastingScreen(store: .scripted(load: .success(nil), log: $0)) }

  /// The app was closed in the middle of a fast.
  static let loaded = Scenario(.loaded) {
    FastingScreen(store: .scripted(load: .success(FastingFixtures.running(5.25, at: .now)), log: $0))
  }

  static let error = Scenario(.error) {
    FastingScreen(store: .scripted(load: .failure(FastingError.unreadable), log: $0))
  }

  /// A full disk, say.
  static let unsaved = Scenario("unsaved", steps: [.tap("Begin")], expecting: ["load", "save running"]) {
    FastingScreen(store: .scripted(load: .success(nil), save: .failure(FastingError.unsaved), log: $0))
  }

  /// Begun before the file was read.
  static let impatient = Scenario("impatient", steps: [.tap("Begin"), .advance(by: .seconds(2))]) {
    FastingScreen(store: .scripted(load: .delayed(FastingFixtures.finished(16, at: .now), by: .seconds(2)), log: $0))
  }

  static let required: [ScenarioName] = [.empty, .loaded, .error]
  static let scenarios = [empty, loaded, error, unsaved, impatient]
}

extension FastingStore {
  /// - Parameters:
  ///   - load: what reading does.
  ///   - save: what each write does.
  static func scripted(
    load: Outcome<Fasting?>, save: Outcome<Void> = .success(()), log: any BoundaryLog
  ) -> FastingStore {
    FastingStore(
      dependencies: Dependencies(
        load: log.call("load", load), save: log.call("save", save, payload: { (fasting: Fasting) in fasting.phaseName }),
        now: { .now }))
  }
}

extension Fasting {
  /// For a log.
  var phaseName: String {
    switch phase {
    case .ready: "ready"
    case .running: "running"
    case .finished: "finished"
    }
  }
}

#Preview("In the middle of a fast") { FastingScreenScenarios.loaded.view() }
