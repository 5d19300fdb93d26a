import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// Items with a body and state of their own.
private struct CountingItems: ToolbarContent {
  @State private var count = 0

  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { Button("Count \(count)") { count += 1 } }
    if count > 1 {
      ToolbarItem { Button("Many") {} }
    }
  }
}

@MainActor struct ToolbarTests {
  /// What stands in the bar, in reading order.
  private func labels(in screen: Screen, _ role: SemanticsRole = .navigationBar) -> [String] {
    screen.nodes(role).first?.children.map(\.label) ?? []
  }

  @Test func itemsStandAtTheirPlacesAroundTheTitle() {
    let screen = Screen {
      NavigationStack {
        Text("Content")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem { Button("Automatic") {} }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          }
      }
    }

    #expect(labels(in: screen) == ["Cancel", "Title", "Automatic", "Save"])
    #expect(screen.frame(.button, "Cancel")?.minX ?? 0 < 40)
    #expect(screen.frame(.header, "Title")?.midY == 32)
    #expect(screen.frame(.button, "Save")?.maxX ?? 0 > 280)
  }

  @Test func viewsWithoutAPlaceStandAtTheTrailingEnd() {
    let screen = Screen { NavigationStack { Text("Content").toolbar { Button("Add") {} } } }

    #expect(labels(in: screen) == ["Add"])
    #expect(screen.frame(.button, "Add")?.midX ?? 0 > 200)
  }

  @Test func aTapOnAnItemRunsItsActionAndTheItemFollowsState() {
    let count = Variable(0)
    let screen = Screen {
      BuiltScreen {
        NavigationStack { Text("Content").toolbar { Button("Tapped \(count.value)") { count.value += 1 } } }
      }
    }

    screen.perform(.activate, on: screen.node(.button, "Tapped 0"))

    #expect(labels(in: screen) == ["Tapped 1"])
  }

  @Test func contentOfOnesOwnKeepsItsState() {
    let screen = Screen { NavigationStack { Text("Content").toolbar { CountingItems() } } }

    screen.perform(.activate, on: screen.node(.button, "Count 0"))
    screen.perform(.activate, on: screen.node(.button, "Count 1"))

    #expect(labels(in: screen) == ["Count 2", "Many"])
  }

  @Test func conditionsLoopsAndGroupsMakeItems() {
    let isEditing = Variable(false)
    let screen = Screen {
      BuiltScreen {
        NavigationStack {
          Text("Content").toolbar {
            if isEditing.value {
              ToolbarItem { Button("Done") {} }
            } else {
              ToolbarItem { Button("Edit") {} }
            }
            ToolbarItemGroup(placement: .topBarLeading) {
              ForEach(["One", "Two"], id: \.self) { name in Button(name) {} }
            }
            Group { ToolbarItem { Button("Grouped") {} } }
          }
        }
      }
    }
    #expect(labels(in: screen) == ["One", "Two", "Edit", "Grouped"])

    isEditing.value = true
    screen.graph.update()

    #expect(labels(in: screen) == ["One", "Two", "Done", "Grouped"])
  }

  @Test func aPrincipalItemStandsInPlaceOfTheInlineTitle() {
    let screen = Screen {
      NavigationStack {
        Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .principal) { Text("Principal") } }
      }
    }

    #expect(labels(in: screen) == ["Principal"])
    #expect(screen.frame(.text, "Principal")?.midX == 160)
  }

  @Test func bottomItemsStandInABarThatKeepsItsRoom() {
    let screen = Screen {
      NavigationStack {
        Box(10, 10).toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Left") {} }
          ToolbarSpacer(placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("Right") {} }
        }
      }
    }

    #expect(labels(in: screen, .toolbar) == ["Left", "Right"])
    #expect(screen.nodes(.navigationBar).isEmpty)
    #expect(screen.frame(.image, "box")?.midY == 168)
    #expect(screen.frame(.button, "Left")?.minX ?? 0 < 40)
    #expect(screen.frame(.button, "Right")?.maxX ?? 0 > 280)
  }

  @Test func neighboursShareTheirGlassAndASpacerPartsThem() {
    func capsules(_ spacer: Bool) -> Int {
      let screen = Screen {
        NavigationStack {
          Text("Content").toolbar {
            ToolbarItem { Button("One") {} }
            if spacer { ToolbarSpacer(.fixed) }
            ToolbarItem { Button("Two") {} }
          }
        }
      }
      return screen.graph.displayList().items.count { if case .stroke = $0 { true } else { false } }
    }

    #expect(capsules(false) == 1)
    #expect(capsules(true) == 2)
  }

  @Test func anItemWithoutGlassAndAHiddenItemHaveNone() {
    let screen = Screen {
      NavigationStack {
        Text("Content").toolbar {
          ToolbarItem { Button("Bare") {} }.sharedBackgroundVisibility(.hidden)
          ToolbarItem { Button("Gone") {} }.hidden()
        }
      }
    }

    #expect(labels(in: screen) == ["Bare"])
    #expect(!screen.graph.displayList().items.contains { if case .stroke = $0 { true } else { false } })
  }

  @Test func itemsThatPeopleMayArrangeStandAsTheyAreWritten() {
    let screen = Screen {
      NavigationStack {
        Text("Content").toolbar(id: "main") {
          ToolbarItem(id: "one") { Button("One") {} }.customizationBehavior(.disabled)
          ToolbarItem(id: "two", showsByDefault: true) { Button("Two") {} }.defaultCustomization(options: .alwaysAvailable)
          ToolbarItem(id: "three") { Button("Three") {} }.defaultCustomization(.hidden)
        }
      }
    }

    #expect(labels(in: screen) == ["One", "Two"])
  }

  @Test func olderItemsStandAtBothEnds() {
    let screen = Screen {
      NavigationView {
        Text("Content").navigationBarItems(leading: Button("Leading") {}, trailing: Button("Trailing") {})
      }
    }

    #expect(labels(in: screen) == ["Leading", "Trailing"])
  }

  @Test func theItemsOfACoveredScreenLeaveWithIt() {
    let screen = Screen {
      NavigationStack {
        NavigationLink("Next") { Text("Pushed").toolbar { Button("Of pushed") {} } }
          .toolbar { Button("Of root") {} }
      }
    }

    screen.perform(.activate, on: screen.node(.button, "Next"))

    #expect(labels(in: screen) == ["Back", "Of pushed"])
  }

  @Test func aLabelInABarIsAnIconThatIsCalledAfterItsTitle() {
    let screen = Screen {
      NavigationStack { Text("Content").toolbar { Button("Add", systemImage: "plus") {} } }
    }

    #expect(screen.frame(.button, "Add")?.width == 44)
  }
}
