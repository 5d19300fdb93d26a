import Foundation
import Testing
import TopdownScenarios

@Suite struct FixturesTests {
  /// All that a fixture is asked for, as text.
  private func text(of fixture: Fixture) -> String {
    [
      fixture.id.uuidString, fixture.name, fixture.text, fixture.sentence, "\(fixture.amount)",
      "\(fixture.date.timeIntervalSince1970)",
      fixture.url.absoluteString, "\(fixture.integer(in: 1...6))", "\(fixture.flag())", fixture.pick(["a", "b", "c"]),
    ].joined(separator: " | ")
  }

  @Test func theSameSeedGivesTheSameValuesInEveryProcess() {
    let fixture = Fixtures("movies")[0]

    #expect(
      text(of: fixture) == """
        BE5F7281-8CAB-49C5-AFB7-379D43EA53A2 | Kenji Fontaine | Autumn garden garden | Cinder river needle atlas anchor hazel river \
        glass pebble atlas cotton. | 60.05 | 1251159305.0 | https://example.com/glass/1 | 1 | true | a
        """)
  }

  @Test(arguments: [UInt64.min, 1, 7, .max]) func oneSeedGivesOneList(seed: UInt64) {
    #expect(Fixtures(seed: seed).list(40, text) == Fixtures(seed: seed).list(40, text))
    #expect(Fixtures(seed: seed).tidy.list(40, text) != Fixtures(seed: seed &+ 1).tidy.list(40, text))
  }

  @Test func aLongerListBeginsAsTheShorterOne() {
    #expect(Array(Fixtures("movies").list(50, text).prefix(10)) == Fixtures("movies").list(10, text))
  }

  @Test func twoValuesOfOneKindDifferByTheirKeys() {
    let fixture = Fixtures("movies").tidy[0]

    #expect(fixture.id("a") != fixture.id("b"))
    #expect(Set((0..<20).map { fixture.sentence("\($0)") }).count == 20)
  }

  @Test func idsAreUniqueAndOfVersionFour() {
    let ids = Fixtures("movies").list(1_000, \.id)

    #expect(Set(ids).count == 1_000)
    #expect(ids.allSatisfy { $0.uuidString.dropFirst(14).first == "4" && "89AB".contains($0.uuidString.dropFirst(19).first!) })
  }

  @Test func numbersStayInTheirRange() {
    for range in [0...0, -3...3, Int.min...Int.max, 1_900...1_999] {
      #expect(Fixtures("movies").list(200) { $0.integer(in: range) }.allSatisfy(range.contains))
    }
  }

  @Test func moneyOfATidyListIsInHundredths() {
    let amounts = Fixtures("movies").tidy.list(500, \.amount)

    #expect(amounts.allSatisfy { $0 > 0 && $0 < 1_000 && $0 * 100 == Decimal(NSDecimalNumber(decimal: $0 * 100).intValue) })
  }

  @Test func datesOfATidyListLieInThreeDecades() {
    let dates = Fixtures("movies").tidy.list(500, \.date).map(\.timeIntervalSinceReferenceDate)

    #expect(dates.allSatisfy { (0..<946_684_800).contains($0) && $0 == $0.rounded() })
    #expect(Set(dates).count > 490)
  }

  @Test func fixturesAreAwkwardByDefaultAtEverySecondPlace() {
    #expect(Fixtures("movies").list(4, \.isAwkward) == [false, true, false, true])
    #expect(Fixtures("movies").tidy.list(4, \.isAwkward) == [false, false, false, false])
  }

  @Test func aLongListHoldsEachAwkwardForm() {
    let fixtures = Fixtures("movies").list(40) { $0 }

    #expect(Set(fixtures.map(\.text)).isSuperset(of: Awkward.texts))
    #expect(Set(fixtures.map(\.sentence)).isSuperset(of: Awkward.texts))
    #expect(Set(fixtures.map(\.name)).isSuperset(of: Awkward.names))
    #expect(Set(fixtures.map(\.amount)).isSuperset(of: Awkward.amounts))
    #expect(Set(fixtures.map(\.date)).isSuperset(of: Awkward.dates))
    #expect(Set(fixtures.map(\.url)).isSuperset(of: Awkward.urls))
    #expect(fixtures.contains { $0.optional(1) == nil })
  }

  @Test func awkwardTextsHoldWhatFeaturesForget() {
    #expect(Awkward.texts.contains(""))
    #expect(Awkward.texts.contains { $0.count > 100 })
    #expect(Awkward.texts.contains { $0.count > 50 && !$0.contains(" ") })
    #expect(Awkward.texts.contains { $0.unicodeScalars.contains { (0x0590...0x06FF).contains($0.value) } }, "right to left")
    #expect(Awkward.texts.contains { $0.unicodeScalars.contains { $0.properties.isEmojiModifier } })
    #expect(Awkward.texts.contains { $0.unicodeScalars.contains { $0.properties.generalCategory == .nonspacingMark } })
    #expect(
      Awkward.amounts.contains(0) && Awkward.amounts.contains { $0 < 0 } && Awkward.amounts.contains { $0 > 100_000_000_000 })
    #expect(Awkward.integers.contains(0) && Awkward.integers.contains(.min) && Awkward.integers.contains(.max))
  }

  @Test func theLeapDayIsOne() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!

    #expect(
      calendar.dateComponents([.year, .month, .day], from: Awkward.dates[0]) == DateComponents(year: 2000, month: 2, day: 29))
  }
}
