import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor private final class RowNotes {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension View {
  fileprivate func noting(_ name: String, in notes: RowNotes) -> some View {
    onAppear { notes.lines.append("+\(name)") }.onDisappear { notes.lines.append("-\(name)") }
  }
}

/// Views that a lazy container lists outside of a `ForEach`.
@MainActor struct StaticRowTests {
  private let notes = RowNotes()

  @Test func aRowAppearsWhenItComesIntoViewAndGoesWhenItIsAScreenAway() {
    let screen = Screen {
      List {
        ForEach(0..<20) { Text("Row \($0)") }
        Text("Footer").noting("footer", in: notes)
      }
    }
    #expect(notes.take() == [])

    screen.scrollList(by: 10_000)
    #expect(notes.take() == ["+footer"])

    screen.scrollList(by: -100)
    #expect(notes.take() == [], "it is near")

    screen.scrollList(by: -10_000)
    #expect(notes.take() == ["-footer"])
  }

  @Test func rowsThatAreThereTogetherAppearInTheirOrder() {
    _ = Screen {
      List {
        Text("One").noting("one", in: notes)
        HStack { Text("Inside").noting("inside", in: notes) }.noting("two", in: notes)
        Text("Three").noting("three", in: notes)
      }
    }

    #expect(notes.take() == ["+one", "+inside", "+two", "+three"])
  }

  @Test func aRowThatComesLaterWaitsToBeSeen() {
    let hasMore = Variable(false)
    struct Paged: View {
      let hasMore: Variable<Bool>
      let notes: RowNotes

      var body: some View {
        List {
          ForEach(0..<20) { Text("Row \($0)") }
          if hasMore.value { Text("More").noting("more", in: notes) }
        }
      }
    }
    let screen = Screen { Paged(hasMore: hasMore, notes: notes) }

    hasMore.value = true
    screen.graph.update()
    #expect(notes.take() == [])

    screen.scrollList(by: 10_000)
    #expect(notes.take() == ["+more"])

    hasMore.value = false
    screen.graph.update()
    #expect(notes.take() == ["-more"])
  }

  @Test func aSectionFarDownStartsNothing() {
    let screen = Screen {
      List {
        Section { ForEach(0..<20) { Text("Row \($0)") } }
        Section {
          Text("Only").noting("only", in: notes)
        } header: {
          Text("Header").noting("header", in: notes)
        } footer: {
          Text("Footer").noting("footer", in: notes)
        }
      }
    }
    #expect(notes.take() == [])

    screen.scrollList(by: 10_000)

    #expect(notes.take() == ["+header", "+only", "+footer"])
  }

  @Test func aModifierAroundSeveralRowsLeavesEachToItself() {
    let screen = Screen {
      List {
        Group {
          Text("First").noting("first", in: notes)
          Box(10, 800)
          Text("Last").noting("last", in: notes)
        }
        .padding(1)
      }
    }
    #expect(notes.take() == ["+first"])

    screen.scrollList(by: 10_000)

    #expect(notes.take() == ["-first", "+last"])
  }

  @Test func whatAFarRowHoldsKeepsItsState() {
    struct Counter: View {
      let handle: Variable<Binding<Int>?>
      @State private var count = 0

      var body: some View {
        let _ = handle.value = $count
        Text("Count \(count)")
      }
    }
    let handle = Variable<Binding<Int>?>(nil)
    let screen = Screen {
      List {
        Counter(handle: handle)
        Box(10, 2_000)
      }
    }
    handle.value?.wrappedValue = 3

    screen.scrollList(by: 10_000)
    screen.scrollList(by: -10_000)

    #expect(screen.shown(.text) == ["Count 3"])
  }

  @Test func theEndOfALazyStackAppearsWhenItIsReachedThoughItHasNoHeight() {
    let screen = Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { Text("Row \($0)").frame(height: 40) }
          Color.clear.frame(height: 0).noting("end", in: notes)
        }
      }
    }
    #expect(notes.take() == [])

    screen.perform(.scroll, on: screen.nodes(.scrollView).first, argument: "0,10000")

    #expect(notes.take() == ["+end"])
  }

  @Test func aLazyStackThatNothingScrollsShowsAllOfItsViews() {
    _ = Screen(CGSize(width: 100, height: 100)) {
      LazyVStack {
        Box(10, 500).noting("first", in: notes)
        Box(10, 500).noting("second", in: notes)
      }
    }

    #expect(notes.take() == ["+first", "+second"])
  }
}
