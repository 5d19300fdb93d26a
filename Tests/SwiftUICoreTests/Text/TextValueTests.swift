import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct TextValueTests {
  private var english: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    return environment
  }

  private func texts(_ text: Text) -> [String] { Screen(text, environment: english).texts }

  @Test func aFormatStyleWritesAValueInTheLocaleAround() {
    #expect(texts(Text(0.25, format: .percent)) == ["25%"])
    #expect(texts(Text(1234, format: .number)) == ["1,234"])
  }

  @Test func aFormatterWritesAnObjectOrAValueThatBridgesToOne() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd"
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 2
    numbers.locale = Locale(identifier: "en_US_POSIX")

    #expect(texts(Text(Date(timeIntervalSince1970: 0), formatter: formatter)) == ["1970-01-01"])
    #expect(texts(Text(NSNumber(value: 1.5), formatter: numbers)) == ["1.50"])
  }

  @Test func aKeyMadeOfAStringIsThatString() {
    #expect(texts(Text(LocalizedStringKey("Dune **one**"))) == ["Dune one"])
    #expect(LocalizedStringKey("Dune") == "Dune" && LocalizedStringKey("Dune") != "Emma")
  }

  @Test func interpolatedValuesAreWrittenEachInItsWay() {
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.locale = Locale(identifier: "en_US_POSIX")
    let date = DateFormatter()
    date.locale = Locale(identifier: "en_US_POSIX")
    date.timeZone = TimeZone(secondsFromGMT: 0)
    date.dateFormat = "yyyy"

    #expect(texts(Text("\(NSNumber(value: 2), formatter: numbers) cups")) == ["2.0 cups"])
    #expect(texts(Text("Year \(Date(timeIntervalSince1970: 0), formatter: date)")) == ["Year 1970"])
    #expect(texts(Text("\(0.5, format: .percent) done")) == ["50% done"])
    #expect(texts(Text("Read \(Text("Dune").bold())")) == ["Read Dune"])
  }
}
