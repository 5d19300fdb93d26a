import FastingCore
import SwiftUI

/// A fast as it runs, and the buttons to begin and finish it.
public struct FastingTimer: View {
  @Binding var fasting: Fasting
  let now: () -> Date

  public init(fasting: Binding<Fasting>, now: @escaping () -> Date) {
    _fasting = fasting
    self.now = now
  }

  public var body: some View {
    VStack(spacing: 24) {
      switch fasting.phase {
      case .ready:
        ready
      case .running(let start):
        running(since: start)
      case .finished(let start, let end):
        finished(from: start, to: end)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var ready: some View {
    Group {
      Text("Ready to fast")
        .font(.largeTitle)
      Picker("Goal", selection: $fasting.goal) {
        ForEach(Goal.allCases, id: \.self) { Text($0.name) }
      }
      .pickerStyle(.segmented)
      Button("Begin") { fasting.begin(at: now()) }
        .buttonStyle(.borderedProminent)
    }
  }

  private func running(since start: Date) -> some View {
    let goal = start.addingTimeInterval(fasting.goal.duration)
    return Group {
      Text(start, style: .timer)
        .font(.system(size: 56, weight: .light))
        .monospacedDigit()
      ProgressView(timerInterval: start...goal, countsDown: false) {
        Text("\(fasting.goal.name) until \(goal, style: .time)")
      }
      Button("Finish") { fasting.finish(at: now()) }
        .buttonStyle(.borderedProminent)
    }
  }

  private func finished(from start: Date, to end: Date) -> some View {
    Group {
      Label(
        fasting.isGoalReached(at: end) ? "Goal reached" : "Finished",
        systemImage: fasting.isGoalReached(at: end) ? "checkmark.circle.fill" : "flag"
      )
      .font(.headline)
      Text(Duration.seconds(fasting.elapsed(at: end)), format: .time(pattern: .hourMinute))
        .font(.system(size: 56, weight: .light))
        .monospacedDigit()
      Button("New fast") { fasting.reset() }
        .buttonStyle(.bordered)
    }
  }
}
