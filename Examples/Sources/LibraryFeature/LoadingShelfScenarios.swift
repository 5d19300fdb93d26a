import LibraryModels
import SwiftUI
import TopdownScenarios

/// The states of a shelf that fetches.
enum LoadingShelfScenarios: ScenarioProvider {
  static let loaded = Scenario(.loaded) { LoadingShelfScenario(.success(Books.few), log: $0) }
  static let empty = Scenario(.empty) { LoadingShelfScenario(.success([]), log: $0) }
  static let loading = Scenario(.loading) { LoadingShelfScenario(.never, log: $0) }
  static let delayed = Scenario(.delayed, steps: [.advance(by: .seconds(2))]) {
    LoadingShelfScenario(.delayed(Books.few, by: .seconds(2)), log: $0)
  }

  static let error = Scenario(.error, expecting: ["isLoading true", "load", "isLoading false", "error offline"]) {
    LoadingShelfScenario(.failure(URLError(.notConnectedToInternet)), log: $0)
  }

  /// The first fetch fails, the second one answers: press "Try again".
  static let recovering = Scenario(
    "recovering", steps: [.tap("Try again")],
    expecting: [
      "isLoading true", "load", "isLoading false", "error offline",
      "isLoading true", "load", "isLoading false", "error nil", #"books ["Dune"]"#,
    ]
  ) {
    LoadingShelfScenario(.sequence([.failure(URLError(.notConnectedToInternet)), .success([Books.dune])]), log: $0)
  }

  static let required: [ScenarioName] = [.loaded, .empty, .loading, .delayed, .error]
  static let scenarios = [loaded, empty, loading, delayed, error, recovering]
}

struct LoadingShelfScenario: View {
  @State private var books: [Book] = []
  @State private var isLoading = false
  @State private var error: LibraryError?
  private let load: () async throws -> [Book]
  private let log: any BoundaryLog

  /// - Parameter outcome: what each fetch does.
  init(_ outcome: Outcome<[Book]>, log: any BoundaryLog) {
    self.log = log
    load = log.call("load", outcome)
  }

  var body: some View {
    LoadingShelf(
      books: log.binding("books", $books) { $0.map(\.title) },
      isLoading: log.binding("isLoading", $isLoading),
      error: log.binding("error", $error),
      load: load)
  }
}

#Preview("Loading") { LoadingShelfScenarios.loading.view() }

#Preview("Offline") { LoadingShelfScenarios.error.view() }
