import Foundation
import SwiftUI
import Testing
import TopdownStage

private struct Card: Codable, Transferable, Hashable {
  let title: String
  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

@MainActor struct DragAndDropTests {
  private let notes = Notes()

  @Test func aModelIsDroppedOnAView() throws {
    let notes = notes
    let stage = Stage(
      VStack {
        Text("Dune").draggable(Card(title: "Dune"))
        Text("Shelf").frame(width: 100, height: 40).dropDestination(for: Card.self) { cards, place in
          notes.add("dropped \(cards.map(\.title)) at \(place.x) \(place.y)")
          return true
        } isTargeted: {
          notes.add("targeted \($0)")
        }
      })

    try stage.text("Dune").drag(onto: stage.text("Shelf"))

    #expect(notes.lines == ["targeted true", "targeted false", "dropped [\"Dune\"] at 50.0 20.0"])
  }

  @Test func whatTakesAnotherTypeTakesNothing() throws {
    let notes = notes
    let stage = Stage(
      VStack {
        Text("Dune").draggable("Dune")
        Text("Shelf").dropDestination(for: Card.self) { _, _ in
          notes.add("dropped")
          return true
        }
      })

    try stage.text("Dune").drag(onto: stage.text("Shelf"))

    #expect(notes.lines == [])
  }

  @Test func providersAreDroppedOnAView() throws {
    struct Dropping: View {
      @State private var text = "empty"
      @State private var isTargeted = false
      var body: some View {
        Text("Dune").onDrag { NSItemProvider(object: NSString(string: "a spice")) }
        Text(text)
        Color.red.accessibilityIdentifier("bin").onDrop(of: [.plainText], isTargeted: $isTargeted) { providers in
          _ = providers[0].loadObject(ofClass: String.self) { string, _ in
            DispatchQueue.main.async { text = string ?? "nothing" }
          }
          return true
        }
      }
    }
    let stage = Stage(Dropping())

    try stage.text("Dune").drag(onto: stage.element(identifier: "bin"))

    #expect(stage.shows("a spice"))
  }

  @Test func aDelegateIsAskedInOrder() throws {
    struct Steps: DropDelegate {
      let notes: Notes
      var operation = DropOperation.move
      func validateDrop(info: DropInfo) -> Bool {
        notes.add("validate \(info.hasItemsConforming(to: [.text]))")
        return true
      }
      func dropEntered(info: DropInfo) { notes.add("entered") }
      func dropUpdated(info: DropInfo) -> DropProposal? {
        notes.add("updated")
        return DropProposal(operation: operation)
      }
      func dropExited(info: DropInfo) { notes.add("exited") }
      func performDrop(info: DropInfo) -> Bool {
        notes.add("perform \(info.itemProviders(for: [.text]).count)")
        return true
      }
    }
    let stage = Stage(
      VStack {
        Text("Dune").draggable("Dune")
        Text("Shelf").onDrop(of: [.text], delegate: Steps(notes: notes))
        Text("Wall").onDrop(of: [.text], delegate: Steps(notes: notes, operation: .forbidden))
      })

    try stage.text("Dune").drag(onto: stage.text("Shelf"))
    try stage.text("Dune").drag(onto: stage.text("Wall"))

    #expect(
      notes.lines == [
        "validate true", "entered", "updated", "perform 1", "validate true", "entered", "updated", "exited",
      ])
  }

  @Test func betweenRowsADropSaysBeforeWhichOffset() throws {
    let notes = notes
    let stage = Stage(
      VStack {
        Text("new").draggable("Emma")
        List {
          ForEach(["Dune", "Ulysses"], id: \.self) { Text($0) }
            .dropDestination(for: String.self) { titles, offset in notes.add("\(titles) at \(offset)") }
        }
      })

    try stage.text("new").drag(before: stage.row("Ulysses"))
    try stage.text("new").drag(after: stage.row("Ulysses"))

    #expect(notes.lines == ["[\"Emma\"] at 1", "[\"Emma\"] at 2"])
  }

  @Test func providersAreInsertedBetweenRows() throws {
    let notes = notes
    let stage = Stage(
      List {
        Text("new").onDrag { NSItemProvider(object: NSURL(string: "https://example.org")!) }
        ForEach(["Dune"], id: \.self) { Text($0) }
          .onInsert(of: [.url]) { offset, providers in notes.add("\(providers.count) at \(offset)") }
      })

    try stage.row("new").drag(before: stage.row("Dune"))

    #expect(notes.lines == ["1 at 0"])
  }

  @Test func whatCannotBeDraggedSaysSo() {
    let stage = Stage(
      VStack {
        Text("Dune")
        Text("Shelf").dropDestination(for: String.self) { _, _ in true }
      })

    let error = #expect(throws: StageError.self) { try stage.text("Dune").drag(onto: stage.text("Shelf")) }

    #expect(error?.description == "text \"Dune\" does not be dragged onto other elements: nothing can be done with it.")
  }

  @Test func aScreenShowsWhatCanBeDraggedAndWhere() {
    let stage = Stage(
      VStack {
        Text("Dune").draggable("Dune")
        Text("Shelf").dropDestination(for: String.self) { _, _ in true }
      })

    #expect(stage.screen.contains("text \"Dune\" draggable"))
    #expect(stage.screen.contains("text \"Shelf\" drop-target"))
  }

  @Test func aDisabledViewIsNotDragged() {
    let stage = Stage(Text("Dune").draggable("Dune").disabled(true))

    #expect(!stage.screen.contains("draggable"))
  }
}
