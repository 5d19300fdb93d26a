import GreetingFeature
import SwiftUI
import Testing
import TopdownEvidence
import TopdownStage

@MainActor
struct GreetingTests {
  let log = ExecutionLog()

  func greeting() -> Greeting {
    Greeting(name: "Ada", isRead: log.binding("isRead", false), greet: log.call("greet"))
  }

  @Test func aGreetingIsMadeOnce() {
    let greeting = greeting()

    greeting.appear()
    greeting.appear()

    #expect(log == ["isRead true", "greet Ada"])
  }

  @Test func theStageLeavesTheSameLog() throws {
    let stage = Stage(greeting())

    #expect(try stage.text("Hello, Ada").frame.width > 0)
    #expect(log == ["isRead true", "greet Ada"])
  }

  @Test func theWorldIsGreetedUntilAServiceIsSet() {
    var values = EnvironmentValues()
    #expect(values.greetingService.name() == "world")

    values.greetingService = GreetingService { "Ada" }

    #expect(values.greetingService.name() == "Ada")
  }
}
