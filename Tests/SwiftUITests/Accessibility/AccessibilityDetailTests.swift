import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

@MainActor struct AccessibilityDetailTests {
  private func details(_ view: some View) -> SemanticsDetails? { ControlScreen(view).nodes.first?.details }

  @Test func whatIsSaidBesideTheRoleIsAmongTheDetails() {
    let view = Text("Total").accessibilityHint("Opens the bill").accessibilitySortPriority(2)
      .accessibilityInputLabels(["Bill", "Sum"]).accessibilityTextContentType(.spreadsheet)
      .accessibilityAddTraits([.isSelected, .updatesFrequently])

    #expect(
      details(view)
        == SemanticsDetails(
          hint: "Opens the bill", traits: ["selected", "updates-frequently"], inputLabels: ["Bill", "Sum"],
          textContentType: "spreadsheet", sortPriority: 2))
    #expect(details(Text("Total")) == nil)
  }

  @Test func whatIsNotEnabledSaysNothing() {
    #expect(details(Text("a").accessibilityHint("b", isEnabled: false)) == nil)
    #expect(ControlScreen(Text("a").accessibilityLabel("b", isEnabled: false)).lines == ["text \"a\""])
  }

  @Test func aRemovedTraitIsTakenBack() {
    #expect(details(Text("a").accessibilityAddTraits(.isSelected).accessibilityRemoveTraits(.isSelected)) == nil)
    #expect(
      details(VStack { Text("a").accessibilityAddTraits([.isSelected, .isModal]) }.accessibilityRemoveTraits(.isModal))?.traits
        == ["selected"])
  }

  @Test func aHeadingHasALevel() {
    let screen = ControlScreen(
      VStack {
        Text("Shelf").accessibilityHeading(.h2)
        Text("Books").padding().accessibilityHeading(.h3)
      })

    #expect(screen.nodes.map(\.role) == [.header, .header])
    #expect(screen.nodes.map { $0.details?.headingLevel } == [2, 3])
  }

  @Test func aLinkIsALink() {
    #expect(ControlScreen(Text("a").accessibilityAddTraits(.isLink)).nodes[0].role == .link)
  }

  @Test func higherPrioritiesAreReadFirst() {
    let screen = ControlScreen(
      VStack {
        Text("one")
        Text("two").accessibilitySortPriority(1)
        Text("three").accessibilitySortPriority(-1)
        Text("four")
      })
    let inside = ControlScreen(
      VStack {
        Text("one")
        Text("two").accessibilitySortPriority(1)
      }.accessibilityElement(children: .combine))

    #expect(screen.nodes.map(\.label) == ["two", "one", "four", "three"])
    #expect(inside.nodes.map(\.label) == ["two, one"])
  }

  @Test func textThatIsReadDifferentlySaysHow() {
    let view = Text("ISBN").speechSpellsOutCharacters() + Text("!").speechAlwaysIncludesPunctuation()

    #expect(Set(details(view)?.traits ?? []) == ["spelled-out", "reads-punctuation"])
    #expect(details(VStack { Text("a") }.speechAdjustedPitch(0.5))?.traits == ["pitch=0.5"])
    #expect(details(Text("a").speechAnnouncementsQueued())?.traits == ["queued"])
  }

  @Test func aPartOfATextMayBeReadAsAnother() {
    let screen = ControlScreen(Text("5 ") + Text("km").accessibilityLabel("kilometres"))

    #expect(screen.lines == ["text \"5 kilometres\""])
    #expect(screen.texts.joined() == "5 km")
  }

  @Test func whatIsReadOnDemandHasNames() {
    let key = AccessibilityCustomContentKey("Pages")
    let view = Text("Dune").accessibilityCustomContent(key, Text("412")).accessibilityCustomContent("Year", "1965")

    #expect(
      details(view)?.content == [
        SemanticsContent(label: "Pages", value: "412"), SemanticsContent(label: "Year", value: "1965"),
      ])
    #expect(details(Text("Dune").accessibilityCustomContent(key, Text("412")).accessibilityCustomContent(key, nil)) == nil)
  }

  @Test func theOlderFormsSayTheSame() {
    let view = Text("a").accessibility(label: Text("Label")).accessibility(value: Text("Value")).accessibility(hint: Text("Hint"))
      .accessibility(identifier: "id").accessibility(addTraits: .isButton).accessibility(sortPriority: 1)
      .accessibility(inputLabels: [Text("Name")])
    let node = ControlScreen(view).nodes[0]

    #expect(node.role == .button && node.label == "Label" && node.value == "Value" && node.identifier == "id")
    #expect(node.details == SemanticsDetails(hint: "Hint", inputLabels: ["Name"], sortPriority: 1))
    #expect(ControlScreen(Text("a").accessibility(hidden: true)).nodes[0].isVisible == false)
  }

  @Test func aViewThatDoesNotRespondHasNoActions() {
    #expect(ControlScreen(Button("a") {}.accessibilityRespondsToUserInteraction(false)).nodes[0].actions == [])
  }
}
