import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct MissingDestinationTests {
  @Test func aLinkWithoutADestinationDoesNothingAndSaysWhy() {
    let screen = Screen { NavigationStack { NavigationLink("Go", value: 1) } }

    screen.perform(.activate, on: screen.node(.button, "Go"))

    #expect(screen.shown(.button) == ["Go"])
    #expect(
      screen.graph.warnings == [
        "a NavigationLink has a value of type Swift.Int, but there is no destination for it in the stack around: the link does "
          + "nothing. Add .navigationDestination(for: Int.self) to a view inside the NavigationStack."
      ])
  }

  @Test func aPathWithoutADestinationShowsAPlaceholderAndSaysWhyOnce() {
    let path = Variable([1, 2])
    struct Stack: View {
      let path: Variable<[Int]>
      var body: some View { NavigationStack(path: path.binding) { Text("Root") } }
    }

    let screen = Screen { Stack(path: path) }

    #expect(screen.shown(.image) == ["Missing destination"])
    #expect(
      screen.graph.warnings == [
        "the path of a NavigationStack holds a value of type Swift.Int, but there is no destination for it: its screen is a "
          + "placeholder. Add .navigationDestination(for: Int.self) to a view inside the NavigationStack."
      ])
  }

  @Test func aLinkWhoseValueDoesNotFitThePathDoesNothingAndSaysWhy() {
    let path = Variable<[Int]>([])
    struct Stack: View {
      let path: Variable<[Int]>
      var body: some View {
        NavigationStack(path: path.binding) {
          NavigationLink("Go", value: "there").navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    let screen = Screen { Stack(path: path) }

    screen.perform(.activate, on: screen.node(.button, "Go"))

    #expect(
      screen.graph.warnings == [
        "a NavigationLink has a value of type Swift.String, but the path of the stack around holds Int: the link does nothing. "
          + "Give the link a value of that type, or make the path a NavigationPath."
      ])
  }

  @Test func aDestinationOutsideOfAStackSaysSo() {
    let screen = Screen { Text("Alone").navigationDestination(for: Int.self) { Text("\($0)") } }

    #expect(
      screen.graph.warnings == [
        "navigationDestination(for: Int.self) stands outside of a NavigationStack, where it does nothing. "
          + "Move it to a view inside the stack."
      ])
  }

  @Test func aViewThatPresentsItselfForEverIsStopped() {
    struct Endless: View {
      var body: some View { Text("Again").navigationDestination(isPresented: .constant(true)) { AnyView(Endless()) } }
    }

    let screen = Screen { NavigationStack { Endless() } }

    #expect(screen.shown(.text) == ["Again"])
    #expect(screen.graph.warnings.first?.hasPrefix("a NavigationStack has more than 100 screens") == true)
  }

  @Test func aLinkOutsideOfAStackIsDisabled() {
    let screen = Screen { NavigationLink("Go", value: 1) }

    #expect(screen.node(.button, "Go")?.isEnabled == false)
  }
}
