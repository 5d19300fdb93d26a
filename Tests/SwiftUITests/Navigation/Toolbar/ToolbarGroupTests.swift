import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ToolbarGroupTests {
  private func items<Content: ToolbarContent>(@ToolbarContentBuilder _ content: () -> Content) -> [String] {
    Screen { NavigationStack { Text("Content").toolbar(content: content) } }.nodes(.navigationBar).first?.children.map(\.label)
      ?? []
  }

  private func items<Content: CustomizableToolbarContent>(customizable content: Content) -> [String] {
    Screen { NavigationStack { Text("Content").toolbar(id: "bar") { content } } }.nodes(.navigationBar).first?.children.map(
      \.label)
      ?? []
  }

  private func item(_ id: String) -> some CustomizableToolbarContent {
    ToolbarItem(id: id, placement: .topBarTrailing) { Button(id) {} }
  }

  @Test func itemsComeInGroups() {
    #expect(
      items {
        Group {
          ToolbarItem { Button("One") {} }
          ToolbarItem { Button("Two") {} }
        }
      } == ["One", "Two"])
    #expect(items(customizable: Group { item("One") }) == ["One"])
  }

  @Test func itemsMayBeLeftOut() {
    #expect(items { ToolbarItem { Button("One") {} }.hidden() }.isEmpty)
    #expect(items(customizable: item("One").hidden()).isEmpty && items(customizable: item("One").hidden(false)) == ["One"])
    #expect(items(customizable: item("One").defaultCustomization(.hidden)).isEmpty)
    #expect(items(customizable: item("One").defaultCustomization()) == ["One"])
    #expect(items(customizable: item("One").sharedBackgroundVisibility(.hidden)) == ["One"])
  }

  @Test func aGroupOfItemsHasALabel() {
    let labels = items {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button("One") {}
        Button("Two") {}
      } label: {
        Text("More")
      }
    }

    #expect(labels == ["One", "Two"])
  }

  @Test("Gap: people can't customise a bar; what they may do is kept") func customisation() {
    let behaviors: [ToolbarCustomizationBehavior] = [.default, .reorderable, .disabled]

    #expect(behaviors.allSatisfy { items(customizable: item("One").customizationBehavior($0)) == ["One"] })
    #expect(Set(behaviors.map { "\($0)" }).count == 3)
  }

  @Test func spaceBetweenItemsIsFlexibleOrFixed() {
    func gap(_ sizing: SpacerSizing) -> CGFloat {
      let screen = Screen {
        NavigationStack {
          Text("Content").toolbar {
            ToolbarItem(placement: .bottomBar) { Button("One") {} }
            ToolbarSpacer(sizing, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Button("Two") {} }
          }
        }
      }
      return (screen.frame(.button, "Two")?.minX ?? 0) - (screen.frame(.button, "One")?.maxX ?? 0)
    }

    #expect(gap(.flexible) > gap(.fixed))
  }
}
