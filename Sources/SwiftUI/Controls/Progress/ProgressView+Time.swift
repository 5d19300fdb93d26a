import Foundation
@_spi(Runtime) import SwiftUICore

extension ProgressView {
  /// How much of an interval has passed, or is left, second by second.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .time(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
  }

  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      .time(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: DefaultDateProgressLabel())
  }

  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      .time(timerInterval, countsDown: countsDown), label: EmptyView(), currentValueLabel: DefaultDateProgressLabel())
  }
}

/// The time that has passed, or is left, of a progress view's interval.
public struct DefaultDateProgressLabel: View {
  @Environment(\.progressTime) private var time

  nonisolated init() {}

  public var body: some View { Text(verbatim: time?.written ?? "") }
}

/// An interval as it stands.
struct ProgressTime: Equatable {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  let now: Date

  /// In seconds.
  private var length: Double { interval.upperBound.timeIntervalSince(interval.lowerBound) }
  private var passed: Double { min(length, max(0, now.timeIntervalSince(interval.lowerBound))) }

  /// How much has passed, or is left where it counts down, from 0 to 1.
  var fraction: Double {
    let share = length > 0 ? passed / length : 1
    return countsDown ? 1 - share : share
  }

  /// Minutes and seconds, behind hours where there are any.
  var written: String {
    let seconds = Int((countsDown ? length - passed : passed).rounded(countsDown ? .up : .down))
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let tail = String(format: "%02d", seconds % 60)
    return hours > 0 ? "\(hours):\(String(format: "%02d", minutes)):\(tail)" : "\(minutes):\(tail)"
  }
}

/// Shows what the time makes of it, each second until the end.
struct ClockView<Content: View>: View {
  let until: Date
  let content: (Date) -> Content

  @State private var now = Date()

  init(until: Date, @ViewBuilder content: @escaping (Date) -> Content) {
    self.until = until
    self.content = content
  }

  var body: some View {
    content(now).task(id: until) {
      now = Date()
      while now < until {
        do { try await Task.sleep(for: .seconds(min(1, max(0.001, until.timeIntervalSince(now))))) } catch { return }
        now = Date()
      }
    }
  }
}

private enum ProgressTimeKey: EnvironmentKey {
  static var defaultValue: ProgressTime? { nil }
}

extension EnvironmentValues {
  /// The interval that a progress view below shows.
  var progressTime: ProgressTime? {
    get { self[ProgressTimeKey.self] }
    set { self[ProgressTimeKey.self] = newValue }
  }
}
