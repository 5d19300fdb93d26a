import SwiftUI
import Testing
import TopdownStage

private struct Scheme: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

private struct Switchable<Content: View>: View {
  @State private var isOn = false
  let content: (Bool) -> Content

  var body: some View {
    Toggle("On", isOn: $isOn)
    content(isOn)
  }
}

@MainActor struct ScreenWishesTests {
  @Test func theScreenIsAsAViewPrefersIt() {
    let stage = Stage(
      VStack {
        Scheme()
        Text("x").preferredColorScheme(.dark)
      })

    #expect(stage.shows("dark"))
  }

  @Test func theScreenIsAsBeforeOnceNobodyPrefersAnything() throws {
    let stage = Stage(
      Switchable { isOn in
        Scheme().preferredColorScheme(isOn ? .dark : nil)
      })

    try stage.toggle("On").tap()
    #expect(stage.shows("dark"))

    try stage.toggle("On").tap()
    #expect(stage.shows("light"))
  }

  @Test func theInnermostPreferenceCounts() {
    #expect(Stage(Scheme().preferredColorScheme(.dark).preferredColorScheme(.light)).shows("dark"))
  }

  @Test func aColorSchemeOfAViewIsItsOwn() {
    let stage = Stage(
      VStack {
        Scheme()
        Scheme().colorScheme(.dark)
      })

    #expect(stage.shows("light") && stage.shows("dark"))
  }

  @Test func theStageTellsWhatIsAskedOfTheSystem() {
    let stage = Stage(
      VStack {
        Text("a").statusBarHidden().persistentSystemOverlays(.hidden)
        Text("b").defersSystemGestures(on: .bottom)
      })

    #expect(stage.isStatusBarHidden == true)
    #expect(stage.systemOverlays == .hidden)
    #expect(stage.deferredGestureEdges == .bottom)
    #expect(Stage(Text("c").statusBar(hidden: false)).isStatusBarHidden == false)
    #expect(Stage(Text("d")).isStatusBarHidden == nil)
  }
}

@MainActor struct SensoryFeedbackTests {
  @Test func feedbackIsPlayedWhenItsTriggerChanges() throws {
    let stage = Stage(Switchable { isOn in Text("x").sensoryFeedback(.success, trigger: isOn) })
    #expect(stage.feedback.isEmpty)

    try stage.toggle("On").tap()

    #expect(stage.feedback == [.success])
  }

  @Test func aConditionAndAnAnswerDecide() throws {
    let stage = Stage(
      Switchable { isOn in
        Text("x")
          .sensoryFeedback(.warning, trigger: isOn) { _, new in new }
          .sensoryFeedback(trigger: isOn) { old, _ in old ? .impact(weight: .heavy) : nil }
          .sensoryFeedback(trigger: isOn) { .selection }
      })

    try stage.toggle("On").tap()
    try stage.toggle("On").tap()

    #expect(stage.feedback.count == 4)
    #expect(stage.feedback.contains(.warning) && stage.feedback.contains(.impact(weight: .heavy)))
  }

  @Test func feedbacksDifferByWhatTheyStandFor() {
    let all: [SensoryFeedback] = [
      .success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment, .levelChange, .pathComplete,
      .impact, .impact(weight: .light), .impact(flexibility: .rigid, intensity: 0.5), .impact(flexibility: .soft),
      .impact(flexibility: .solid), .press(.button), .press(.buttonIconOnly), .press(.slider), .press(.tab), .press(.toggle),
      .release(.slider), .selection(.minimum), .selection(.maximum), .selection(.on), .selection(.off),
    ]

    #expect(all.indices.allSatisfy { index in all[..<index].allSatisfy { $0 != all[index] } })
    #expect(SensoryFeedback.impact == .impact(weight: .medium))
  }
}
