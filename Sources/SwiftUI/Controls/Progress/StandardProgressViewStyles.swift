@_spi(Runtime) import SwiftUICore

/// A bar where it is known how far something is, a spinner elsewhere.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      SpinnerColumn(configuration: configuration)
    } else {
      BarColumn(configuration: configuration)
    }
  }
}

/// A bar that fills up.
///
/// - Gap: a bar without a value is empty instead of moving.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle, Sendable {
  private let tint: Color?

  public init() { tint = nil }

  public init(tint: Color) { self.tint = tint }

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    BarColumn(configuration: configuration).transformEnvironment(\.tintStyle) { [tint] in
      if let tint { $0 = AnyShapeStyle(tint) }
    }
  }
}

/// A spinner; with a value too, where a Mac has a ring.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle, Sendable {
  private let tint: Color?

  public init() { tint = nil }

  public init(tint: Color) { self.tint = tint }

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    SpinnerColumn(configuration: configuration).transformEnvironment(\.tintStyle) { [tint] in
      if let tint { $0 = AnyShapeStyle(tint) }
    }
  }
}

private struct BarColumn: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    VStack(alignment: .leading, spacing: idiom.controls.progressBarGap) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

private struct SpinnerColumn: View {
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    VStack {
      Spinner(fraction: configuration.fractionCompleted)
      configuration.label.foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
