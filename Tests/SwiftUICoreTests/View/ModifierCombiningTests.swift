import Foundation
import Observation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@Observable private final class Model {
  var isOn = false
}

private struct Named: ViewModifier {
  let name: String

  func body(content: Content) -> some View {
    VStack {
      content
      Text(name)
    }
  }
}

@MainActor struct ModifierCombiningTests {
  @Test func twoModifiersAreOneTheSecondAroundTheFirst() {
    let both = Named(name: "inner").concat(Named(name: "outer"))

    #expect(Screen(Text("content").modifier(both)).texts == ["content", "inner", "outer"])
  }

  @Test func whatIsInsideOfTwoModifiersFollowsChanges() {
    let handle = Handle<String>()
    let screen = Screen(
      Holder("one", handle) { Text($0.wrappedValue).modifier(Named(name: "inner").concat(Named(name: "outer"))) })

    handle.value = "two"
    screen.update()

    #expect(screen.texts == ["two", "inner", "outer"])
  }

  @Test func anEmptyModifierChangesNothing() {
    #expect(Screen(Text("content").modifier(EmptyModifier())).items == Screen(Text("content")).items)
    #expect(Screen(Text("content").modifier(EmptyModifier.identity)).texts == ["content"])
  }

  @Test func aModifierMadeOfItsContentTellsBoth() {
    let modified = ModifiedContent(content: Text("content"), modifier: Named(name: "outer"))

    #expect(Screen(modified.content).texts == ["content"] && modified.modifier.name == "outer")
    #expect(Screen(modified).texts == ["content", "outer"])
  }

  @Test func aModifierWithAnAnimationShowsItsContent() {
    #expect(Screen(Text("content").modifier(Named(name: "outer").animation(.linear))).texts == ["content", "outer"])
    #expect(
      Screen(Text("content").modifier(Named(name: "outer").transaction { $0.animation = nil })).texts == ["content", "outer"])
  }

  @Test func aModifierIsUpdatedInItsOwnTransaction() {
    var seen: [Bool] = []
    let handle = Handle<Int>()
    let screen = Screen(
      Holder(0, handle) { count in
        Text("\(count.wrappedValue)").modifier(
          Named(name: "outer").transaction {
            seen.append($0.animation == .linear)
          })
      })

    withAnimation(.linear) { handle.value = 1 }
    screen.update()

    #expect(screen.texts == ["1", "outer"] && seen.last == true)
  }
}
