import SwiftUI
import Testing
import TopdownStage

private struct Mail: Identifiable {
  let id: Int
  let sender: String

  static let all = [Mail(id: 1, sender: "Ada"), Mail(id: 2, sender: "Grace")]
}

/// Each way to name the places that people can jump to.
@MainActor struct AccessibilityRotorTests {
  @Namespace private var namespace
  private let string = "Senders"
  private let text = Text("Senders")

  private func rotors(_ view: some View) -> [String: [String]] {
    let stage = Stage(view)
    return stage.all(.text).first?.rotors ?? [:]
  }

  private let mails = Text("Mails")

  @Test func entriesAreBuilt() {
    let name = "Ada"
    let expected = ["Senders": ["Ada", "Grace", "Alan"]]

    #expect(
      rotors(
        mails.accessibilityRotor("Senders") {
          AccessibilityRotorEntry(name, id: 1)
          AccessibilityRotorEntry("Grace", id: 2)
          AccessibilityRotorEntry(Text("Alan"), id: 3)
        }) == expected)
    #expect(
      rotors(
        mails.accessibilityRotor(string) {
          AccessibilityRotorEntry(name, 1, in: namespace)
          AccessibilityRotorEntry("Grace", id: 2, in: namespace)
          AccessibilityRotorEntry(Text("Alan"), id: 3, in: namespace)
        }) == expected)
    #expect(rotors(mails.accessibilityRotor(text) { AccessibilityRotorEntry("Ada", id: 1) }) == ["Senders": ["Ada"]])
    #expect(rotors(mails.accessibilityRotor(.links) { AccessibilityRotorEntry("Ada", id: 1) }) == ["Links": ["Ada"]])
  }

  @Test func entriesAreRepeatedGroupedAndLeftOut() {
    let isKnown = false
    let view = mails.accessibilityRotor("Senders") {
      ForEach(Mail.all) { AccessibilityRotorEntry($0.sender, id: $0.id) }
      Group { ForEach(["Alan"], id: \.self) { AccessibilityRotorEntry($0, id: $0) } }
      if isKnown { AccessibilityRotorEntry("Nobody", id: 0) }
    }

    #expect(rotors(view) == ["Senders": ["Ada", "Grace", "Alan"]])
  }

  @Test func aContentOfOnesOwnHasTheEntriesOfItsBody() {
    #expect(rotors(mails.accessibilityRotor("Senders") { Senders() }) == ["Senders": ["Ada", "Grace"]])
  }

  @Test func modelsAreEntries() {
    let expected = ["Senders": ["Ada", "Grace"]]

    #expect(rotors(mails.accessibilityRotor("Senders", entries: Mail.all, entryLabel: \.sender)) == expected)
    #expect(rotors(mails.accessibilityRotor(string, entries: Mail.all, entryLabel: \.sender)) == expected)
    #expect(rotors(mails.accessibilityRotor(text, entries: Mail.all, entryLabel: \.sender)) == expected)
    #expect(rotors(mails.accessibilityRotor("Senders", entries: Mail.all, entryID: \.id, entryLabel: \.sender)) == expected)
    #expect(rotors(mails.accessibilityRotor(string, entries: Mail.all, entryID: \.id, entryLabel: \.sender)) == expected)
    #expect(rotors(mails.accessibilityRotor(text, entries: Mail.all, entryID: \.id, entryLabel: \.sender)) == expected)
    #expect(
      rotors(mails.accessibilityRotor(.headings, entries: Mail.all, entryLabel: \.sender)) == ["Headings": ["Ada", "Grace"]])
    #expect(
      rotors(mails.accessibilityRotor(.landmarks, entries: Mail.all, entryID: \.id, entryLabel: \.sender))
        == ["Landmarks": ["Ada", "Grace"]])
  }

  @Test func rangesOfTheTextAreEntries() throws {
    let line = "From Ada to Grace"
    let ranges = [try #require(line.range(of: "Ada")), try #require(line.range(of: "Grace"))]
    let view = Text(line)

    #expect(rotors(view.accessibilityRotor("Names", textRanges: ranges)) == ["Names": ["Ada", "Grace"]])
    #expect(rotors(view.accessibilityRotor(string, textRanges: ranges)) == ["Senders": ["Ada", "Grace"]])
    #expect(rotors(view.accessibilityRotor(text, textRanges: ranges)) == ["Senders": ["Ada", "Grace"]])
    #expect(rotors(view.accessibilityRotor(.boldText, textRanges: ranges)) == ["Bold Text": ["Ada", "Grace"]])
    #expect(
      rotors(
        view.accessibilityRotor("Names") {
          AccessibilityRotorEntry(textRange: ranges[0])
          AccessibilityRotorEntry("Receiver", textRange: ranges[1])
          AccessibilityRotorEntry(string, textRange: ranges[1])
        }) == ["Names": ["Ada", "Receiver", "Senders"]])
  }

  @Test func aRotorAroundSeveralViewsIsTheirContainers() throws {
    let stage = Stage(
      VStack {
        Text("Ada")
        Text("Grace")
      }
      .accessibilityRotor("Senders", entries: Mail.all, entryLabel: \.sender)
      .accessibilityRotor("Receivers") { AccessibilityRotorEntry("Alan", id: 1) })

    let container = try #require(stage.all(.group).first)
    #expect(container.rotors == ["Senders": ["Ada", "Grace"], "Receivers": ["Alan"]])
    #expect(container.all(.text).map(\.label) == ["Ada", "Grace"])
  }

  @Test func eachRotorOfTheSystemHasItsName() {
    func name(_ rotor: AccessibilitySystemRotor) -> String? {
      rotors(mails.accessibilityRotor(rotor) { AccessibilityRotorEntry("Ada", id: 1) }).keys.first
    }

    #expect(name(.links(visited: true)) == "Visited Links" && name(.links(visited: false)) == "Unvisited Links")
    #expect(name(.headings(level: .h2)) == "Headings Level 2" && name(.headings(level: .unspecified)) == "Headings")
    #expect(name(.italicText) == "Italic Text" && name(.underlineText) == "Underlined Text")
    #expect(name(.misspelledWords) == "Misspelled Words" && name(.images) == "Images" && name(.textFields) == "Text Fields")
    #expect(name(.tables) == "Tables" && name(.lists) == "Lists")
  }
}

private struct Senders: AccessibilityRotorContent {
  var body: some AccessibilityRotorContent {
    ForEach(Mail.all) { AccessibilityRotorEntry($0.sender, id: $0.id) }
  }
}
