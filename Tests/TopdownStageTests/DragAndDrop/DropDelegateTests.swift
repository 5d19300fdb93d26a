import SwiftUI
import Testing
import TopdownStage

/// A delegate that decides no more than it must.
private struct Taking: DropDelegate {
  let notes: Notes

  func performDrop(info: DropInfo) -> Bool {
    notes.add("perform at \(info.location.x) \(info.location.y)")
    return true
  }
}

/// A delegate with a proposal of its own.
private struct Proposing: DropDelegate {
  let notes: Notes
  let proposal: DropProposal?
  var accepts = true

  func validateDrop(info: DropInfo) -> Bool { accepts }
  func dropEntered(info: DropInfo) { notes.add("entered") }
  func dropUpdated(info: DropInfo) -> DropProposal? { proposal }
  func dropExited(info: DropInfo) { notes.add("exited") }
  func performDrop(info: DropInfo) -> Bool {
    notes.add("perform")
    return true
  }
}

@MainActor struct DropDelegateTests {
  private let notes = Notes()

  private func drop(on delegate: some DropDelegate) throws {
    let stage = Stage(
      VStack {
        Text("Dune").draggable("Dune")
        Text("Shelf").frame(width: 100, height: 40).onDrop(of: [.text], delegate: delegate)
      })
    try stage.text("Dune").drag(onto: stage.text("Shelf"))
  }

  @Test func aDelegateTakesADropWithoutBeingAskedForMore() throws {
    try drop(on: Taking(notes: notes))

    #expect(notes.lines == ["perform at 50.0 20.0"])
  }

  @Test(arguments: [nil, .copy, .move, .delete, .alias] as [DropOperation?])
  func whatIsProposedIsDone(operation: DropOperation?) throws {
    try drop(on: Proposing(notes: notes, proposal: operation.map { DropProposal(operation: $0) }))

    #expect(notes.lines == ["entered", "perform"])
  }

  @Test(arguments: [.cancel, .forbidden] as [DropOperation]) func whatIsRefusedLeaves(operation: DropOperation) throws {
    try drop(on: Proposing(notes: notes, proposal: DropProposal(operation: operation)))

    #expect(notes.lines == ["entered", "exited"])
  }

  @Test func whoDoesNotAcceptIsNotEntered() throws {
    try drop(on: Proposing(notes: notes, proposal: nil, accepts: false))

    #expect(notes.lines == [])
  }

  @Test func aProposalDiffersWithinTheAppAndOutside() throws {
    let proposal = DropProposal(withinApplication: .move, outsideApplication: .forbidden)

    #expect(proposal.operation == .move && proposal.operationOutsideApplication == .forbidden)
    #expect(DropProposal(operation: .copy).operationOutsideApplication == nil)
    try drop(on: Proposing(notes: notes, proposal: proposal))
    #expect(notes.lines == ["entered", "perform"])
  }

  @Test func aDelegateMayBeAskedByHand() throws {
    struct Asking: DropDelegate {
      let inner: Taking
      func performDrop(info: DropInfo) -> Bool {
        inner.dropEntered(info: info)
        inner.dropExited(info: info)
        inner.notes.add("\(inner.validateDrop(info: info)) \(inner.dropUpdated(info: info) == nil)")
        return inner.performDrop(info: info)
      }
    }

    try drop(on: Asking(inner: Taking(notes: notes)))

    #expect(notes.lines == ["true true", "perform at 50.0 20.0"])
  }
}
