import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ListRowModifierTests {
  private func separators(_ screen: Screen) -> [CGRect] {
    screen.graph.displayList().items.compactMap { item in
      if case .fill(.rectangle(let frame), _) = item, frame.height == 0.5 { frame } else { nil }
    }
  }

  private func fills(_ screen: Screen, _ color: Color) -> [DisplayShape] {
    let wanted = color.resolve(in: EnvironmentValues()).display
    return screen.graph.displayList().items.compactMap { if case .fill(let shape, wanted) = $0 { shape } else { nil } }
  }

  /// `list/modifiers`: insets replace the list's own and are measured from the row's edges.
  @Test func insetsReplaceTheListsOwn() {
    let screen = Screen {
      List {
        Box(40, 60).listRowInsets(EdgeInsets(top: 2, leading: 30, bottom: 4, trailing: 10))
        Text("Below")
      }
    }

    #expect(screen.frame(.image, "box") == CGRect(x: 46, y: 37, width: 40, height: 60))
    #expect(screen.frame(.row, "Below")?.minY == CGFloat(35 + 66))
  }

  @Test func aHiddenSeparatorIsMissingAboveAndBelowItsRow() {
    let screen = Screen {
      List {
        Text("Apple")
        Text("Banana").listRowSeparator(.hidden)
        Text("Cherry")
        Text("Date")
      }
    }

    #expect(separators(screen).map(\.maxY) == [35 + 3 * 52])
  }

  @Test func aSeparatorBeginsAtTheFirstTextOfItsRow() {
    let screen = Screen {
      List {
        HStack(spacing: 10) {
          Box(30, 20)
          Text("Apple")
        }
        Label("Banana", systemImage: "leaf")
        Box(30, 20)
        Text("Cherry")
      }
    }

    #expect(separators(screen).map(\.minX) == [72, 72, 32])
    #expect(separators(screen).allSatisfy { $0.maxX == 288 })
  }

  @Test func rightToLeftASeparatorBeginsAtTheRightOfTheText() {
    let screen = Screen {
      List {
        HStack(spacing: 10) {
          Box(30, 20)
          Text("Apple")
        }
        Text("Banana")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }

    #expect(separators(screen).map(\.minX) == [32])
    #expect(separators(screen).map(\.maxX) == [248])
  }

  @Test func guidesSayWhereASeparatorBeginsAndEnds() {
    let screen = Screen {
      List {
        Text("Apple").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] - 16 }
        HStack {
          Text("Banana")
          Box(30, 20).alignmentGuide(.listRowSeparatorTrailing) { $0[.leading] }
        }
        Text("Cherry")
      }
    }

    let end = (screen.frame(.text, "Banana")?.maxX ?? 0) + 8
    #expect(separators(screen).map(\.minX) == [16, 32])
    #expect(separators(screen).map(\.maxX) == [288, end])
  }

  @Test func aBackgroundStandsInPlaceOfTheCard() {
    let screen = Screen {
      List {
        Text("Apple")
        Text("Banana").listRowBackground(Color.yellow)
      }
    }

    #expect(fills(screen, .yellow) == [.rectangle(CGRect(x: 16, y: 87, width: 288, height: 52))])
    #expect(fills(screen, .secondaryGroupedBackground) == [.rectangle(CGRect(x: 16, y: 35, width: 288, height: 52))])
  }

  @Test func noBackgroundLeavesTheCard() {
    let screen = Screen {
      List { Text("Apple").listRowBackground(nil as Color?) }
    }

    #expect(fills(screen, .secondaryGroupedBackground).count == 1)
  }

  @Test func aLayerAroundACollectionIsLaidBehindEachRowAsItIsMade() {
    let screen = Screen {
      List {
        ForEach(0..<1000) { number in Box(CGFloat(10 * number), 20) }.background(Color.yellow)
      }
    }

    #expect(screen.nodes(.row).count == 8)
    #expect(fills(screen, .yellow).first == .rectangle(CGRect(x: 32, y: 51, width: 0, height: 20)))
    #expect(fills(screen, .yellow).count == 8)
  }

  @Test func whatStandsInAHeaderCanBeReached() {
    let screen = Screen {
      List {
        Section {
          Text("Apple")
        } header: {
          HStack {
            Text("Fruit")
            Press(label: "Edit") {}
          }
        }
      }
    }

    #expect(screen.node(.header, "Fruit, Edit")?.children.map(\.label) == ["Fruit", "Edit"])
  }

  @Test func controlsKnowThatTheyStandInARowAndNotInAHeader() {
    struct Reader: View {
      @Environment(\.isInListRow) private var isInListRow
      var body: some View { Text(isInListRow ? "in a row" : "not in a row") }
    }
    let screen = Screen {
      List {
        Section {
          Reader()
        } header: {
          Reader()
        }
      }
    }

    #expect(screen.shown(.header) == ["not in a row"])
    #expect(screen.shown(.row) == ["in a row"])
  }

  @Test func deleteIsAnActionOfEachRowAndIsHandedItsOffset() {
    let titles = Variable(["Dune", "Emma", "Ulysses"])
    struct Shelf: View {
      let titles: Variable<[String]>
      var body: some View {
        List {
          ForEach(titles.value, id: \.self) { Text($0) }.onDelete { titles.value.remove(atOffsets: $0) }
        }
      }
    }
    let screen = Screen { Shelf(titles: titles) }
    screen.perform(.revealTrailing, on: screen.node(.row, "Emma"))
    let block = CGRect(x: 304 - 84.5, y: 87, width: 84.5, height: 52)
    #expect(fills(screen, .red) == [.rectangle(block)], "the destructive role is red")

    screen.perform(.activate, on: screen.node(.button, "Delete"))

    #expect(screen.shown(.row) == ["Dune", "Ulysses"])
  }

  @Test func withoutAnActionNothingCanBeDeleted() {
    let screen = Screen {
      List { ForEach(["Dune"], id: \.self) { Text($0) }.onDelete(perform: nil) }
    }

    #expect(screen.node(.row, "Dune")?.actions == [])
  }
}
