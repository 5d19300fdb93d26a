import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// Stands for the system around a stage: it takes what views hand to other apps, and keeps it as evidence.
@MainActor final class StageSystem: SystemServices {
  private(set) var openedURLs: [URL] = []
  private(set) var shared: [StageShare] = []

  nonisolated init() {}

  func open(_ url: URL, prefersInApp: Bool) -> Bool {
    openedURLs.append(url)
    return true
  }

  func share(_ shared: SharedContent) {
    self.shared.append(
      StageShare(items: shared.items, subject: shared.subject, message: shared.message, titles: shared.titles))
  }
}

/// What a person shared with other apps.
public struct StageShare {
  /// As the view named them: strings, URLs, or values of its own.
  public let items: [Any]
  public let subject: String?
  public let message: String?
  /// What the previews of the items are called.
  public let titles: [String]
}

extension Stage {
  /// The URLs that were handed to the system, oldest first.
  public var openedURLs: [URL] { system.openedURLs }

  /// What was shared with other apps, oldest first.
  public var shared: [StageShare] { system.shared }

  /// Asks the app to open a URL, as another app or the system does.
  ///
  /// - Throws: `StageError` where no view takes URLs.
  public func open(_ url: URL) throws {
    guard simulation.run({ graph.open(url) }) else { throw StageError.unopened(url) }
    try settle()
  }
}
