import SwiftUI
import Testing
import TopdownStage

extension EnvironmentValues {
  @Entry fileprivate var greeting = "nobody is here"
}

private struct Greeting: View {
  @Environment(\.greeting) private var greeting
  var body: some View { Text(greeting) }
}

private struct Surroundings: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    VStack {
      Text("\(colorScheme == .dark ? "dark" : "light")")
      Text(locale.identifier)
      Text(layoutDirection == .rightToLeft ? "right to left" : "left to right")
      Text("\(dynamicTypeSize == .xxxLarge ? "large type" : "usual type")")
    }
  }
}

@MainActor struct StageEnvironmentTests {
  @Test func defaultsAreThoseOfAPlainDevice() {
    let stage = Stage(Surroundings())

    #expect(stage.all(.text).map(\.label) == ["light", "en_US", "left to right", "usual type"])
    #expect(stage.size == CGSize(width: 375, height: 667))
  }

  @Test func whatIsAskedForIsWhatTheViewReads() {
    let stage = Stage(
      Surroundings(), size: CGSize(width: 200, height: 100), colorScheme: .dark, locale: Locale(identifier: "he_IL"),
      layoutDirection: .rightToLeft, dynamicTypeSize: .xxxLarge)

    #expect(stage.all(.text).map(\.label) == ["dark", "he_IL", "right to left", "large type"])
  }

  @Test func largerTypeTakesMoreRoom() throws {
    let usual = try Stage(Text("Dune")).text("Dune").frame
    let large = try Stage(Text("Dune"), dynamicTypeSize: .xxxLarge).text("Dune").frame

    #expect(usual.height == 20.5)
    #expect(large.height == 27.5, "23 points times 1.1934, rounded up to half a point")
  }

  @Test func aValueOfTheDataCouplingLayerIsHandedIn() {
    let given = Stage(Greeting(), environment: { $0.greeting = "Good morning" })
    let notGiven = Stage(Greeting())

    #expect(given.shows("Good morning"))
    #expect(notGiven.shows("nobody is here"))
  }

  @Test func settingsAreTheStagesOwn() throws {
    struct Setting: View {
      @AppStorage("isOn") private var isOn = false
      var body: some View { Toggle("On", isOn: $isOn) }
    }
    let first = Stage(Setting())

    try first.toggle("On").tap()

    #expect(try first.toggle("On").value == "on")
    #expect(try Stage(Setting()).toggle("On").value == "off")
    #expect(UserDefaults.standard.object(forKey: "isOn") == nil)
  }
}
