@_spi(Runtime) import SwiftUICore

/// Opens a window of the app, from the environment's `openWindow`.
@preconcurrency @MainActor
public struct OpenWindowAction {
  private let control: WindowControl?

  nonisolated init(control: WindowControl?) { self.control = control }

  /// How a window is shared with the other people of a group activity.
  public struct SharingBehavior: Hashable, Sendable {
    let isRequired: Bool

    public static let requested = SharingBehavior(isRequired: false)
    public static let required = SharingBehavior(isRequired: true)
  }

  /// Opens the window of the scene with this id, or one more where it is a group.
  public func callAsFunction(id: String) { open(id: id, value: nil) }

  /// Opens a window for `value`, or brings the one forward that is open for it.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(id: nil, value: value) }

  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id: id, value: value) }

  /// - Gap: nothing is shared: the window is opened as without the behavior.
  @MainActor public func callAsFunction(id: String, sharingBehavior: SharingBehavior) async throws {
    open(id: id, value: nil)
  }

  /// - Gap: nothing is shared: the window is opened as without the behavior.
  @MainActor public func callAsFunction<D: Codable & Hashable>(
    value: D, sharingBehavior: SharingBehavior
  ) async throws {
    open(id: nil, value: value)
  }

  /// - Gap: nothing is shared: the window is opened as without the behavior.
  @MainActor public func callAsFunction<D: Codable & Hashable>(
    id: String, value: D, sharingBehavior: SharingBehavior
  ) async throws {
    open(id: id, value: value)
  }

  private func open(id: String?, value: (any Hashable)?) {
    guard let control else { return reportOutsideOfApp("openWindow") }
    control.open(id: id, value: value)
  }
}

/// Closes windows of the app, from the environment's `dismissWindow`.
@preconcurrency @MainActor
public struct DismissWindowAction {
  private let control: WindowControl?
  private let window: Int?

  nonisolated init(control: WindowControl?, window: Int?) {
    self.control = control
    self.window = window
  }

  /// Closes the window that the view stands in.
  public func callAsFunction() {
    guard let control, let window else { return reportOutsideOfApp("dismissWindow") }
    control.close(window)
  }

  public func callAsFunction(id: String) { close(id: id, value: nil) }

  public func callAsFunction<D: Codable & Hashable>(value: D) { close(id: nil, value: value) }

  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { close(id: id, value: value) }

  private func close(id: String?, value: (any Hashable)?) {
    guard let control else { return reportOutsideOfApp("dismissWindow") }
    control.close(id: id, value: value)
  }
}

/// Opens the app's settings, from the environment's `openSettings`.
@preconcurrency @MainActor
public struct OpenSettingsAction {
  private let control: WindowControl?

  nonisolated init(control: WindowControl?) { self.control = control }

  public func callAsFunction() {
    guard let control else { return reportOutsideOfApp("openSettings") }
    control.openSettings()
  }
}

@MainActor private func reportOutsideOfApp(_ action: String) {
  UninstalledUse.report(
    "\(action) has no effect here: the view is shown without its app. Show the app itself, or write to state that the view owns.")
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction(control: windowControl) }

  public var dismissWindow: DismissWindowAction { DismissWindowAction(control: windowControl, window: windowID) }

  public var openSettings: OpenSettingsAction { OpenSettingsAction(control: windowControl) }

  /// Whether the view stands in an app, whose windows can be several.
  public var supportsMultipleWindows: Bool { windowControl != nil }
}
