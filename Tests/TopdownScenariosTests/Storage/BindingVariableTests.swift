import SwiftUI
import Testing
import TopdownScenarios

@Suite @MainActor struct BindingVariableTests {
  @Test func itReadsWhatWasWritten() {
    let count = Binding.variable(1)

    count.wrappedValue = 2

    #expect(count.wrappedValue == 2)
  }

  @Test func eachHasStorageOfItsOwn() {
    let first = Binding.variable(1)
    let second = Binding.variable(1)

    first.wrappedValue = 2

    #expect(second.wrappedValue == 1)
  }

  @Test func aPartWritesTheWhole() {
    struct Draft {
      var title = ""
      var count = 1
    }
    let draft = Binding.variable(Draft())

    draft.title.wrappedValue = "Dune"

    #expect(draft.wrappedValue.title == "Dune")
    #expect(draft.wrappedValue.count == 1)
  }

  @Test func whoeverReadItHearsOfAChange() async {
    let count = Binding.variable(1)

    await confirmation { heard in
      withObservationTracking {
        _ = count.wrappedValue
      } onChange: {
        heard()
      }
      count.wrappedValue = 2
    }
  }
}
