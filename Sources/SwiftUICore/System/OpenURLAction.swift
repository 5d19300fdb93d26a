import Foundation

/// Opens a URL: by a handler of a view above, or else by the system.
@preconcurrency @MainActor public struct OpenURLAction: Sendable {
  private nonisolated(unsafe) let handler: ((URL) -> OpenURLAction.Result)?
  /// What stands for the system where the action is read.
  nonisolated(unsafe) var system: (any SystemServices)?
  nonisolated(unsafe) var prefersInApp = false

  /// The system's own.
  nonisolated init() { handler = nil }

  /// An action that asks `handler` first.
  @preconcurrency @MainActor public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { open(url) }

  /// - Parameters:
  ///   - completion: told whether anything took the URL.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { completion(open(url)) }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    var action = self
    action.prefersInApp = prefersInApp
    action.open(url)
  }

  @discardableResult
  private func open(_ url: URL) -> Bool {
    let outcome = Recorder.withoutRecording { handler?(url) ?? .systemAction }.outcome
    switch outcome {
    case .handled: return true
    case .discarded: return false
    case .system(let other, let isInApp): return system?.open(other ?? url, prefersInApp: isInApp ?? prefersInApp) ?? false
    }
  }

  /// What a handler did with a URL.
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled, discarded
      /// The system opens the same URL, or another one.
      case system(URL?, prefersInApp: Bool?)
    }

    let outcome: Outcome

    public static let handled = Result(outcome: .handled)
    public static let discarded = Result(outcome: .discarded)
    /// Leaves the URL to the system.
    public static let systemAction = Result(outcome: .system(nil, prefersInApp: nil))

    /// Leaves another URL to the system.
    public static func systemAction(_ url: URL) -> OpenURLAction.Result {
      Result(outcome: .system(url, prefersInApp: nil))
    }

    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> OpenURLAction.Result {
      Result(outcome: .system(url, prefersInApp: prefersInApp))
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

private enum OpenURLPrefersInAppKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Opens URLs.
  @preconcurrency @MainActor public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = systemServices
      action.prefersInApp = self[OpenURLPrefersInAppKey.self]
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Whether links below open inside of the app where nothing else is said.
  package var openURLPrefersInApp: Bool {
    get { self[OpenURLPrefersInAppKey.self] }
    set { self[OpenURLPrefersInAppKey.self] = newValue }
  }
}
