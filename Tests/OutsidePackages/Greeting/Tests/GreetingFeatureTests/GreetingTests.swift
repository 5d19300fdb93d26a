import GreetingFeature
import SwiftUI
import Testing

struct GreetingTests {
  @Test func theWorldIsGreetedUntilAServiceIsSet() {
    var values = EnvironmentValues()
    #expect(values.greetingService.name() == "world")

    values.greetingService = GreetingService { "Ada" }

    #expect(values.greetingService.name() == "Ada")
  }
}
