import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// Says when it appears and disappears.
private struct Told: View {
  let name: String
  let log: Log

  var body: some View {
    Text(name).onAppear { log.lines.append("+\(name)") }.onDisappear { log.lines.append("-\(name)") }
  }
}

@MainActor private final class Log {
  var lines: [String] = []
}

/// Keeps a count of its own.
private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Press(label: "\(name) \(count)") { count += 1 } }
}

@MainActor struct NavigationPushTests {
  @Test func aPathShowsTheScreenOfItsLastValue() {
    let path = Variable([1])
    let screen = Screen { NumberStack(path: path) }

    path.value = [1, 2]
    screen.graph.update()

    #expect(screen.shown(.text) == ["Number 2"])
  }

  @Test func whatIsTakenOffThePathIsPopped() {
    let path = Variable([1, 2])
    let screen = Screen { NumberStack(path: path) }

    path.value = []
    screen.graph.update()

    #expect(screen.shown(.text) == ["Root"])
  }

  @Test func aScreenThatIsCoveredKeepsItsStateAndAPoppedOneLosesIt() {
    let path = Variable([1])
    struct Counters: View {
      let path: Variable<[Int]>
      var body: some View {
        NavigationStack(path: path.binding) {
          Counter(name: "Root").navigationDestination(for: Int.self) { Counter(name: "Number \($0)") }
        }
      }
    }
    let screen = Screen { Counters(path: path) }
    screen.perform(.activate, on: screen.node(.button, "Number 1 0"))

    path.value = [1, 2]
    screen.graph.update()
    path.value = [1]
    screen.graph.update()
    let kept = screen.shown(.button)
    path.value = []
    screen.graph.update()
    path.value = [1]
    screen.graph.update()

    #expect(kept == ["Back", "Number 1 1"])
    #expect(screen.shown(.button).contains("Number 1 0"))
  }

  @Test func whatIsPushedAppearsBeforeWhatItCoversDisappears() {
    let log = Log()
    let path = Variable<[Int]>([])
    struct Stack: View {
      let path: Variable<[Int]>
      let log: Log
      var body: some View {
        NavigationStack(path: path.binding) {
          Told(name: "root", log: log).navigationDestination(for: Int.self) { Told(name: "\($0)", log: log) }
        }
      }
    }
    let screen = Screen { Stack(path: path, log: log) }

    path.value = [1]
    screen.graph.update()
    path.value = []
    screen.graph.update()

    #expect(log.lines == ["+root", "+1", "-root", "+root", "-1"])
  }

  @Test func aLinkWithAValuePushesItsScreenAndWritesThePath() {
    let path = Variable<[Int]>([])
    let screen = Screen { NumberStack(path: path) }

    screen.perform(.activate, on: screen.node(.button, "Five"))

    #expect(path.value == [5])
    #expect(screen.shown(.text) == ["Number 5"])
  }

  @Test func theBackButtonIsCalledAfterTheScreenBelowAndPops() {
    let path = Variable([7])
    let screen = Screen { NumberStack(path: path) }

    screen.perform(.activate, on: screen.node(.button, "Numbers"))

    #expect(path.value == [])
    #expect(screen.shown(.header) == ["Numbers"])
  }

  @Test func aStackWithoutAPathKeepsOneOfItsOwn() {
    let screen = Screen {
      NavigationStack {
        NavigationLink("Go", value: "there").navigationDestination(for: String.self) { Text("Got \($0)") }
      }
    }

    screen.perform(.activate, on: screen.node(.button, "Go"))

    #expect(screen.shown(.text) == ["Got there"])
    #expect(screen.shown(.button) == ["Back"])
  }

  @Test func aPathOfAnyValuesFindsTheDestinationOfEachType() {
    var start = NavigationPath([1])
    start.append("b")
    let path = Variable(start)
    struct Stack: View {
      let path: Variable<NavigationPath>
      var body: some View {
        NavigationStack(path: path.binding) {
          Text("Root").navigationDestination(for: Int.self) { number in
            // Found only once this screen stands.
            Text("Number \(number)").navigationDestination(for: String.self) { Text("String \($0)") }
          }
        }
      }
    }
    let screen = Screen { Stack(path: path) }
    #expect(screen.shown(.text) == ["String b"])

    path.value.removeLast()
    screen.graph.update()

    #expect(screen.shown(.text) == ["Number 1"])
    #expect(screen.graph.failure == nil)
  }

  @Test func aStoredPathIsReadByTheDestinationsOfItsTypes() throws {
    let stored = Data(#"["Swift.String","\"b\"","Swift.Int","4"]"#.utf8)
    let path = Variable(NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)))
    struct Stack: View {
      let path: Variable<NavigationPath>
      var body: some View {
        NavigationStack(path: path.binding) {
          Text("Root")
            .navigationDestination(for: Int.self) { Text("Number \($0)") }
            .navigationDestination(for: String.self) { Text("String \($0)") }
        }
      }
    }

    let screen = Screen { Stack(path: path) }

    #expect(screen.shown(.text) == ["String b"])
  }

  @Test func aScreenFollowsTheStateThatItsBuilderReads() {
    let word = Variable("old")
    let screen = Screen {
      NavigationStack {
        NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { _ in Text(word.value) }
      }
    }
    screen.perform(.activate, on: screen.node(.button, "Go"))

    word.value = "new"
    screen.graph.update()

    #expect(screen.shown(.text) == ["new"])
  }

  @Test func aPushedScreenTakesOverTheLargeTitle() {
    let path = Variable([1])

    let screen = Screen { NumberStack(path: path, title: "Pushed") }

    #expect(screen.nodes(.navigationBar).first?.frame.height == 116)
    #expect(screen.shown(.header) == ["Pushed"])
  }

  /// `ios/nav/push-noback`
  @Test("without a title and a back button there is no bar (fact 80)") func withoutTitleAndBackButtonThereIsNoBar() {
    let screen = Screen {
      NavigationStack {
        NavigationLink("Go", value: 1)
          .navigationDestination(for: Int.self) { _ in Box(10, 10).navigationBarBackButtonHidden() }
      }
    }

    screen.perform(.activate, on: screen.node(.button, "Go"))

    #expect(screen.nodes(.navigationBar).isEmpty)
    #expect(screen.frame(.image, "box")?.midY == 200)
  }

  @Test func aHiddenBarLeavesItsRoomToTheContent() {
    let screen = Screen {
      NavigationStack { Box(10, 10).navigationTitle("Hidden").navigationBarHidden(true) }
    }

    #expect(screen.nodes(.navigationBar).isEmpty)
    #expect(screen.frame(.image, "box")?.midY == 200)
  }
}

/// Screens of numbers.
struct NumberStack: View {
  let path: Variable<[Int]>
  var title: String?

  var body: some View {
    NavigationStack(path: path.binding) {
      VStack {
        Text("Root")
        NavigationLink("Five", value: 5)
      }
      .navigationTitle("Numbers")
      .navigationDestination(for: Int.self) { number in
        if let title { Text("Number \(number)").navigationTitle(title) } else { Text("Number \(number)") }
      }
    }
  }
}
