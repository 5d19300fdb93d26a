import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI

/// Expected frames: `ios/list/*` in layout-facts.json, less what the recording host's taller text lines add (a body line is
/// 20.5 points here and 24.5 there, its row 52 and 56), as intrinsic-sizes.tsv says.
@MainActor struct ListLayoutTests {
  @Test func anInsetGroupedListStartsBelow35PointsWithRowsOf52() {
    let screen = Screen {
      List {
        Text("Apple")
        Text("Banana")
      }
    }

    #expect(screen.frame(.row, "Apple") == CGRect(x: 16, y: 35, width: 288, height: 52))
    #expect(screen.frame(.row, "Banana") == CGRect(x: 16, y: 87, width: 288, height: 52))
    #expect(screen.frame(.text, "Apple")?.origin == CGPoint(x: 32, y: 50.75), "15.75 above a line of body text")
  }

  @Test func aHeaderStands27AndAHalfBelowTheCardBeforeAnd10AboveItsOwn() {
    let screen = Screen {
      List {
        Text("Banana")
        Section("Fruit") { Text("Cherry") }
      }
    }

    let banana = screen.frame(.row, "Banana")!
    let header = screen.frame(.header, "Fruit")!
    #expect(header.minX == 16)
    #expect(header.minY - banana.maxY == 27.5)
    #expect(screen.frame(.row, "Cherry")!.minY - header.maxY == 10)
  }

  @Test func aFooterStands8BelowItsCardAndTheNextCard23AndAHalfBelowIt() {
    let screen = Screen {
      List {
        Section {
          Text("Apple")
        } header: {
          Text("Fruit")
        } footer: {
          Text("Banana")
        }
        Section { Text("Cherry") }
      }
    }

    let footer = screen.frame(.text, "Banana")!
    #expect(screen.frame(.header, "Fruit")!.minY == 10)
    #expect(footer.origin.x == 32)
    #expect(footer.minY - screen.frame(.row, "Apple")!.maxY == 8)
    #expect(screen.frame(.row, "Cherry")!.minY - footer.minY == 18 + 23.5, "the footer's slot is 18")
  }

  @Test func sectionsWithoutHeadersStand35Apart() {
    let screen = Screen {
      List {
        Section { Text("Apple") }
        Section { Text("Cherry") }
      }
    }

    #expect(screen.frame(.row, "Cherry")!.minY - screen.frame(.row, "Apple")!.maxY == 35)
  }

  @Test func aPlainListHasNoInsetAtTheTopAndContent16In() {
    let screen = Screen {
      List {
        Text("Apple")
        Text("Banana")
        Section("Fruit") { Text("Cherry") }
      }
      .listStyle(.plain)
    }

    #expect(screen.frame(.row, "Apple") == CGRect(x: 0, y: 0, width: 320, height: 52))
    #expect(screen.frame(.text, "Apple")?.minX == 16)
    let header = screen.frame(.header, "Fruit")!
    #expect(header.minY - screen.frame(.row, "Banana")!.maxY == 32)
    #expect(screen.frame(.row, "Cherry")!.minY - header.maxY == 10)
  }

  /// A slider of 31 points makes a row of 61 in `ios/form/basic` (from 330.5 to 391.5).
  @Test func tallContentGets15PointsOnEachSide() {
    let screen = Screen {
      List { Box(100, 31) }
    }

    #expect(screen.nodes(.row).first?.frame.height == 61)
    #expect(screen.frame(.image, "box")?.minY == CGFloat(50))
  }

  @Test func rightToLeftRowsStartAtTheRight() {
    let screen = Screen {
      List { Box(100, 20) }.environment(\.layoutDirection, .rightToLeft)
    }

    #expect(screen.frame(.image, "box")?.maxX == CGFloat(288))
  }

  @Test func rowsAreDrawnOnRoundedCardsAndClippedToTheList() {
    let screen = Screen {
      List {
        Text("Apple")
        Text("Banana")
      }
    }

    let items = screen.graph.displayList().items
    #expect(items.contains(.pushClip(.rectangle(CGRect(x: 0, y: 0, width: 320, height: 400)))))
    let card = DisplayShape.roundedRectangle(CGRect(x: 16, y: 35, width: 288, height: 104), cornerRadius: 26)
    #expect(items.contains { if case .fill(card, _) = $0 { true } else { false } })
    let separator = DisplayShape.rectangle(CGRect(x: 32, y: 86.5, width: 256, height: 0.5))
    #expect(items.contains { if case .fill(separator, _) = $0 { true } else { false } })
  }

  @Test func severalViewsOfADatumAreSeveralRows() {
    let screen = Screen {
      List(0..<2) { number in
        Text("\(number) first")
        Text("\(number) second")
      }
    }

    #expect(screen.shown(.row) == ["0 first", "0 second", "1 first", "1 second"])
  }

  @Test func aDatumWithoutAViewTakesNoPlace() {
    let screen = Screen {
      List(0..<3) { number in
        if number != 1 { Text("\(number)") }
      }
    }

    #expect(screen.frame(.row, "2")?.minY == 87)
  }

  @Test func aModifierAroundACollectionAppliesToEachRow() {
    let screen = Screen {
      List {
        ForEach(0..<2) { number in Text("\(number)") }
          .swipeActions { Press(label: "Delete") {} }
      }
    }

    #expect(screen.nodes(.row).map(\.actions) == [[.revealTrailing], [.revealTrailing]])
  }

  @Test func sectionsInACollectionAreSectionsWithLazyRows() {
    let screen = Screen {
      List {
        ForEach(["Fruit", "Trees"], id: \.self) { title in
          Section(title) {
            ForEach(0..<1000) { number in Text("\(title) \(number)") }
          }
        }
      }
    }

    #expect(screen.nodes(.section).map(\.label) == ["Fruit"])
    #expect(screen.graph.bodyEvaluations == 0)
    #expect(screen.shown(.row).count == 7)
  }

  @Test func outsideOfAListASectionIsItsParts() {
    let screen = Screen {
      VStack(spacing: 0) {
        Section {
          Text("Apple")
        } header: {
          Text("Fruit")
        } footer: {
          Text("Footer")
        }
      }
    }

    #expect(screen.shown(.text) == ["Fruit", "Apple", "Footer"])
    #expect(screen.nodes(.section).isEmpty)
  }

  @Test func theHeaderOfAPlainListStaysAtTheTopWhileItsRowsScroll() {
    let screen = Screen {
      List {
        Section("Fruit") { ForEach(0..<30) { Text("Row \($0)") } }
      }
      .listStyle(.plain)
    }

    screen.scrollList(by: 300)

    #expect(screen.frame(.header, "Fruit")?.minY == 0)
    #expect(screen.shown(.header) == ["Fruit"])
  }
}
