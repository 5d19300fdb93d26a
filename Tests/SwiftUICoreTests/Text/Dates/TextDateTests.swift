import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

struct TextDateTests {
  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = TimeZone(identifier: "GMT")!
    environment.calendar = Calendar(identifier: .gregorian)
    return environment
  }

  private let now = Date(timeIntervalSince1970: 1_000_000_000)

  private func string(_ style: Text.DateStyle, _ distance: TimeInterval) -> String {
    DateWriter(environment).string(now.addingTimeInterval(distance), style, now: now)
  }

  @Test func aDayAndATimeAreWrittenByTheLocale() {
    #expect(string(.date, 0) == "September 9, 2001")
    #expect(string(.time, 0).replacingOccurrences(of: "\u{202F}", with: " ") == "1:46 AM")
  }

  @Test func distancesAreWrittenByTheirLargestUnits() {
    #expect(string(.relative, -8580) == "2 hours, 23 min")
    #expect(string(.relative, 5) == "5 sec")
    #expect(string(.offset, -7200) == "+2 hours")
    #expect(string(.offset, 90) == "-1 minute")
    #expect(string(.timer, -133141) == "36:59:01")
    #expect(string(.timer, -7) == "0:07")
  }

  @Test func distancesAreWrittenInTheLanguageOfTheLocale() {
    func string(_ style: Text.DateStyle, _ distance: TimeInterval) -> String {
      var german = environment
      german.locale = Locale(identifier: "de_DE")
      return DateWriter(german).string(now.addingTimeInterval(distance), style, now: now)
    }

    #expect(string(.relative, -8580) == "2 Std., 23 Min.")
    #expect(string(.offset, -7200) == "+2 Stunden")
    #expect(string(.offset, 5399) == "-1 Stunde")
    #expect(string(.timer, -7) == "0:07")
  }

  @Test func aTimerCountsDownOrUpAndStopsAtItsEnds() {
    func string(_ seconds: TimeInterval, down: Bool = true, hours: Bool = true, pause: TimeInterval? = nil) -> String {
      TimerWriter(
        range: now...now.addingTimeInterval(3900), pauseTime: pause.map(now.addingTimeInterval), countsDown: down,
        showsHours: hours
      ).string(at: now.addingTimeInterval(seconds))
    }

    #expect(string(0) == "1:05:00")
    #expect(string(0, hours: false) == "65:00")
    #expect(string(3899.5) == "0:01" && string(5000) == "0:00" && string(-5) == "1:05:00")
    #expect(string(61, down: false) == "1:01")
    #expect(string(61, pause: 60) == "1:04:00")
  }

  @Test func aTextChangesWithTheNextSecond() {
    let half = now.addingTimeInterval(0.5)

    #expect(Text(now, style: .timer).nextChange(after: half) == now.addingTimeInterval(1))
    #expect(Text(now, style: .date).nextChange(after: half) == nil)
    #expect(Text("Since \(now, style: .relative)").nextChange(after: half) == now.addingTimeInterval(1))
    #expect(Text(timerInterval: now...half).nextChange(after: half) == nil)
  }

  @Test func aFormatUsesTheLocaleOfTheSurroundings() {
    var german = environment
    german.locale = Locale(identifier: "de_DE")

    #expect(Text(1234.5, format: .number).string(in: environment) == "1,234.5")
    #expect(Text(1234.5, format: .number).string(in: german) == "1.234,5")
    #expect(Text("Costs \(3, format: .number) and \(1234)").string(in: german) == "Costs 3 and 1.234")
    #expect(Text("\(1.5)").string(in: environment) == "1.500000")
    #expect(Text("\(1.5, specifier: "%.1f")").string(in: environment) == "1.5")
  }

  @Test func aSourceOfTimeIsWrittenAgainWhenItsFormatSaysSo() {
    let minutes = Date.FormatStyle(date: .omitted, time: .shortened, timeZone: TimeZone(identifier: "GMT")!)
    let halfPast = now.addingTimeInterval(20.5)
    let current = Text(.currentDate, format: minutes)
    let passed = Text(.durationOffset(to: now), format: .time(pattern: .minuteSecond))

    #expect(current.nextChange(after: halfPast) == Date(timeIntervalSince1970: 1_000_000_020 / 60 * 60 + 60))
    #expect(Text("It is \(.currentDate, format: minutes)").nextChange(after: halfPast) == current.nextChange(after: halfPast))
    let next = passed.nextChange(after: now.addingTimeInterval(7.25))
    #expect(next.map { abs($0.timeIntervalSince(now) - 7.5) < 0.01 } == true)
  }

  @Test func sourcesOfTimeFollowTheClock() {
    let source = TimeDataSource<Duration>.durationOffset(to: now)

    #expect(source.value(at: now.addingTimeInterval(7)) == .seconds(7))
    #expect(source.value(at: now.addingTimeInterval(-7)) == .seconds(-7))
    #expect(TimeDataSource<Date>.currentDate.value(at: now) == now)
    #expect(TimeDataSource<Range<Date>>.dateRange(startingAt: now).value(at: now.addingTimeInterval(-5)) == now..<now)
    #expect(TimeDataSource<Range<Date>>.dateRange(startingAt: now).value(at: now + 5) == now..<now + 5)
    #expect(TimeDataSource<Range<Date>>.dateRange(endingAt: now).value(at: now - 5) == now - 5..<now)
    #expect(TimeDataSource<Range<Date>>.dateRange(endingAt: now).value(at: now + 5) == now..<now)
  }

  @Test func aTextOfASourceIsTheSameForTheSameSourceAndFormat() {
    let format = Duration.TimeFormatStyle(pattern: .minuteSecond)

    #expect(Text(.durationOffset(to: now), format: format) == Text(.durationOffset(to: now), format: format))
    #expect(Text(.durationOffset(to: now), format: format) != Text(.durationOffset(to: now + 1), format: format))
  }

  @Test func anIntervalIsWrittenFromItsStartToItsEnd() {
    let text = Text(now...now.addingTimeInterval(3600)).string(in: environment)

    #expect(text.replacingOccurrences(of: "\u{202F}", with: " ") == "1:46 AM – 2:46 AM")
    #expect(Text(DateInterval(start: now, duration: 3600)).string(in: environment) == text)
  }
}
