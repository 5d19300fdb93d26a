import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

/// What values say of themselves, as Apple's own tests assert it.
struct ValueFactTests {
  private func dates<S: TimelineSchedule>(
    _ schedule: S, from seconds: TimeInterval, _ mode: TimelineScheduleMode = .normal
  ) -> [TimeInterval] {
    schedule.entries(from: Date(timeIntervalSinceReferenceDate: seconds), mode: mode).prefix(3)
      .map(\.timeIntervalSinceReferenceDate)
  }

  private let zero = Date(timeIntervalSinceReferenceDate: 0)

  @Test("schedules begin with the last date that is due, and end where nothing moves (fact 88)") func schedules() {
    #expect(dates(.periodic(from: zero, by: 5), from: 12) == [10, 15, 20])
    #expect(dates(.periodic(from: zero, by: 10), from: 25) == [20, 30, 40])
    #expect(dates(.periodic(from: zero, by: 5), from: 15) == [15, 20, 25])
    #expect(dates(.explicit([zero, zero.addingTimeInterval(4)]), from: 2) == [0, 4])
    #expect(dates(.everyMinute, from: 61) == [60, 120, 180])
    #expect(dates(.animation(minimumInterval: 1.5), from: 0) == [0, 1.5, 3])
    #expect(dates(.animation(minimumInterval: 1.5), from: 0, .lowFrequency) == [])
    #expect(dates(.animation(paused: true), from: 0) == [])
  }

  @Test("opacities multiply, and a color tells each as whole percent (fact 90)") func opacities() {
    let twice = Color.red.opacity(0.3).opacity(0.5)

    #expect(abs(twice.resolve(in: EnvironmentValues()).opacity - 0.15) < 1e-6)
    #expect("\(Color.red.opacity(1.0 / 3))" == "33% red")
    #expect("\(twice)" == "50% 30% red")
    #expect("\(Color.red.opacity(1))" == "red")
  }

  private static let bytesByHue: [(Double, Double, Double, String)] = [
    (0, 1, 1, "#FF0000FF"), (1.0 / 3, 1, 1, "#00FF00FF"), (2.0 / 3, 1, 1, "#0000FFFF"), (0.5, 1, 0.2, "#003333FF"),
    (0.2, 0, 0.6, "#999999FF"), (1, 1, 1, "#FF0000FF"),
  ]

  @Test("hue, saturation and brightness become red, green and blue as usual (fact 91)", arguments: bytesByHue)
  func hues(hue: Double, saturation: Double, brightness: Double, bytes: String) {
    #expect("\(Color(hue: hue, saturation: saturation, brightness: brightness))" == bytes)
  }

  @Test("a resolved color is told in sRGB, whichever space it was given in (fact 92)") func resolvedColors() {
    #expect("\(Color.Resolved(red: 0.3, green: 1, blue: 0, opacity: 0.3))" == "#4CFF004C")
    #expect("\(Color.Resolved(colorSpace: .sRGBLinear, red: 0.3, green: 1, blue: 0))" == "#94FF00FF")
    #expect("\(Color.Resolved(colorSpace: .displayP3, red: 0.3, green: 0.3, blue: 0.3))" == "#4C4C4CFF")
    #expect("\(Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0))" == "#FF0000FF", "beyond what sRGB shows")
    #expect("\(Color.Resolved(colorSpace: .displayP3, red: 0.8, green: 0.6, blue: 0.4))" == "#D5965CFF")
  }
}
