import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

@MainActor struct AccessibilityStateFormTests {
  private var chain: ModifiedContent<Color, AccessibilityAttachmentModifier> { Color.red.accessibilityLabel("Chain") }

  private func node(_ view: some View) -> SemanticsNode? { ControlScreen(view).nodes.first }

  @Test func anIdentifierIsGivenInEachForm() {
    #expect(node(Text("a").accessibilityIdentifier("id"))?.identifier == "id")
    #expect(node(Text("a").accessibilityIdentifier("id", isEnabled: true))?.identifier == "id")
    #expect(node(Text("a").accessibilityIdentifier("id", isEnabled: false))?.identifier == nil)
    #expect(node(Text("a").accessibility(identifier: "id"))?.identifier == "id")
    #expect(node(chain.accessibilityIdentifier("id"))?.identifier == "id")
    #expect(node(chain.accessibilityIdentifier("id", isEnabled: true))?.identifier == "id")
    #expect(node(chain.accessibility(identifier: "id"))?.identifier == "id")
  }

  @Test func aViewIsHiddenInEachForm() {
    #expect(node(Text("a").accessibilityHidden(true))?.isVisible == false)
    #expect(node(Text("a").accessibilityHidden(true, isEnabled: true))?.isVisible == false)
    #expect(node(Text("a").accessibilityHidden(true, isEnabled: false))?.isVisible == true)
    #expect(node(Text("a").accessibility(hidden: true))?.isVisible == false)
    #expect(node(chain.accessibilityHidden(true))?.isVisible == false)
    #expect(node(chain.accessibility(hidden: true))?.isVisible == false)
  }

  @Test func traitsAreAddedAndRemovedInEachForm() {
    #expect(node(Text("a").accessibility(addTraits: .isHeader))?.role == .header)
    #expect(node(Button("a") {}.accessibility(removeTraits: .isButton))?.role == .group)
    #expect(node(chain.accessibility(addTraits: .isHeader))?.role == .header)
    #expect(node(chain.accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton))?.role != .button)
    #expect(node(chain.accessibilityAddTraits(.isButton).accessibility(removeTraits: .isButton))?.role != .button)
  }

  @Test func anOrderIsGivenInEachForm() {
    #expect(node(Text("a").accessibility(sortPriority: 3))?.details?.sortPriority == 3)
    #expect(node(chain.accessibility(sortPriority: 3))?.details?.sortPriority == 3)
    #expect(node(chain.accessibilitySortPriority(3))?.details?.sortPriority == 3)
  }

  @Test func someTraitsAreRoles() {
    let roles: [(AccessibilityTraits, SemanticsRole)] = [
      (.isButton, .button), (.isHeader, .header), (.isLink, .link), (.isSearchField, .textField), (.isImage, .image),
      (.isStaticText, .text), (.isToggle, .toggle),
    ]

    for (trait, role) in roles { #expect(node(Color.red.accessibilityLabel("a").accessibilityAddTraits(trait))?.role == role) }
  }

  @Test func otherTraitsAreSaidBesideTheRole() {
    let names: [(AccessibilityTraits, String)] = [
      (.isSelected, "selected"), (.playsSound, "plays-sound"), (.isKeyboardKey, "keyboard-key"), (.isSummaryElement, "summary"),
      (.updatesFrequently, "updates-frequently"), (.startsMediaSession, "starts-media-session"),
      (.allowsDirectInteraction, "allows-direct-interaction"), (.causesPageTurn, "causes-page-turn"), (.isModal, "modal"),
      (.isTabBar, "tab-bar"),
    ]

    for (trait, name) in names { #expect(node(Text("a").accessibilityAddTraits(trait))?.details?.traits == [name]) }
  }

  @Test func traitsAreASet() {
    var traits = AccessibilityTraits()
    #expect(traits.insert(.isButton).inserted && !traits.insert(.isButton).inserted)
    #expect(traits.contains(.isButton) && !traits.contains(.isHeader))

    traits.formUnion(.isHeader)
    #expect(traits == AccessibilityTraits.isButton.union(.isHeader) && traits.intersection(.isHeader) == .isHeader)

    traits.formSymmetricDifference([.isHeader, .isLink])
    #expect(traits == [.isButton, .isLink] && traits.symmetricDifference(.isLink) == .isButton)

    traits.formIntersection([.isLink, .isModal])
    #expect(traits == .isLink && traits.remove(.isModal) == nil && traits.remove(.isLink) == .isLink)
    #expect(traits.update(with: .isImage) == nil && traits.update(with: .isImage) == .isImage)
  }

  @Test func aTextSaysWhatKindOfTextItIs() {
    let kinds: [(AccessibilityTextContentType, String)] = [
      (.plain, "plain"), (.console, "console"), (.fileSystem, "file-system"), (.messaging, "messaging"),
      (.narrative, "narrative"), (.sourceCode, "source-code"), (.spreadsheet, "spreadsheet"),
      (.wordProcessing, "word-processing"),
    ]

    for (kind, name) in kinds {
      let text: Text = Text("a").accessibilityTextContentType(kind)
      #expect(node(text)?.details?.textContentType == name)
      #expect(node(VStack { Text("a") }.accessibilityTextContentType(kind))?.details?.textContentType == name)
    }
  }

  @Test func aHeadingHasALevel() {
    let levels: [AccessibilityHeadingLevel] = [.unspecified, .h1, .h2, .h3, .h4, .h5, .h6]

    #expect(levels.map { node(Text("a").accessibilityHeading($0))?.details?.headingLevel } == [0, 1, 2, 3, 4, 5, 6])
    #expect(node(chain.accessibilityHeading(.h1))?.details?.headingLevel == 1)
  }

  @Test func howATextIsSpokenIsSaidOfTextsAndOfViews() {
    func traits(_ view: some View) -> [String] { node(view)?.details?.traits ?? [] }
    let pitched: Text = Text("a").speechAdjustedPitch(0.5)

    #expect(traits(pitched) == ["pitch=0.5"] && traits(VStack { Text("a") }.speechAdjustedPitch(0.5)) == ["pitch=0.5"])
    #expect(traits(VStack { Text("a") }.speechSpellsOutCharacters()) == ["spelled-out"])
    #expect(traits(VStack { Text("a") }.speechAlwaysIncludesPunctuation()) == ["reads-punctuation"])
    #expect(traits(VStack { Text("a") }.speechAnnouncementsQueued()) == ["queued"])
  }

  @Test func anActionOfAChainIsCarriedOut() {
    let notes = Notes()
    let view = chain.accessibilityAction(named: Text("Archive")) { notes.lines.append("archived") }
      .accessibilityAdjustableAction { notes.lines.append($0 == AccessibilityAdjustmentDirection.decrement ? "down" : "up") }
      .accessibilityScrollAction { notes.lines.append("\($0)") }
    let screen = ControlScreen(view)

    screen.perform(.custom, on: "Chain", "Archive")
    screen.perform(.decrement, on: "Chain")
    screen.perform(.scroll, on: "Chain", "0,100")

    #expect(notes.lines == ["archived", "down", "bottom"])
  }

  @Test func contentThatIsReadOnDemandIsKeptByItsKey() {
    let pages = AccessibilityCustomContentKey("Pages", id: "pages")
    let same = AccessibilityCustomContentKey(Text("Seiten"), id: "pages")
    let view = Text("Dune").accessibilityCustomContent(pages, Text("500")).accessibilityCustomContent(same, Text("600"))

    #expect(pages == same && pages != AccessibilityCustomContentKey("Pages"))
    #expect(node(view)?.details?.content.count == 1)
  }
}
