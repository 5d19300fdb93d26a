@_spi(Runtime) import SwiftUICore

/// Whether a view is presented, and a way to end that; `dismiss` and `isPresented` are its successors.
public struct PresentationMode: Sendable {
  public internal(set) var isPresented: Bool

  /// Dismisses what the view stands in once the value is written back.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// A binding to the presentation around; a dismissed mode that is written dismisses it.
  public var presentationMode: Binding<PresentationMode> { Binding(location: PresentationModeLocation(dismiss.target)) }
}

private final class PresentationModeLocation: Location<PresentationMode>, @unchecked Sendable {
  private let target: (any Dismissible)?

  init(_ target: (any Dismissible)?) { self.target = target }

  override func get() -> PresentationMode { PresentationMode(isPresented: target != nil) }

  override func set(_ value: PresentationMode, _ transaction: Transaction) {
    guard !value.isPresented, let target else { return }
    // Apple's is used from the main actor only, too: views own it.
    MainActor.assumeIsolated { transaction.around { target.dismiss() } }
  }

  override func isSame(as other: Location<PresentationMode>) -> Bool {
    (other as? PresentationModeLocation).map { $0.target === target } ?? false
  }
}
