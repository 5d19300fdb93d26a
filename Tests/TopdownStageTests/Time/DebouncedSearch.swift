import SwiftUI

/// A search that waits until nobody has typed for 300 milliseconds; nothing is handed in to make that testable.
@MainActor struct DebouncedSearch {
  @Binding var results: [String]
  let find: (String) async throws -> [String]

  /// What `.task(id: query)` does at each letter; the search before was cancelled then.
  func search(_ query: String) async {
    do {
      try await Task.sleep(for: .milliseconds(300))
      results = try await find(query)
    } catch {}
  }
}

/// The same with the time to wait as a boundary.
@MainActor struct PacedSearch {
  let interval: Duration
  @Binding var results: [String]
  let find: (String) async throws -> [String]

  func search(_ query: String) async {
    do {
      try await Task.sleep(for: interval)
      results = try await find(query)
    } catch {}
  }
}
