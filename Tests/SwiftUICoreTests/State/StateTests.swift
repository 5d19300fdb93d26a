import Foundation
import Synchronization
import Testing

@_spi(Runtime) @testable import SwiftUICore

private struct Counter: View {
  @State var count = 0
  let notes: Notes
  var onAppear: (Counter) -> Void = { _ in }

  var body: some View {
    let _ = notes.add("body \(count)")
    Text("\(count)")
      .onChange(of: count) { old, new in notes.add("change \(old) to \(new)") }
      .onAppear { onAppear(self) }
  }
}

private struct Marker: TransactionKey {
  static var defaultValue: Int { 0 }
}

extension Transaction {
  fileprivate var marker: Int {
    get { self[Marker.self] }
    set { self[Marker.self] = newValue }
  }
}

@MainActor struct StateTests {
  @Test func aWriteShowsInTheNextUpdate() {
    let handle = Handle<String>()
    let screen = Screen(Holder("Dune", handle) { Text($0.wrappedValue) })

    handle.value = "Anathem"
    #expect(screen.texts == ["Dune"], "nothing moves before the update")
    screen.update()

    #expect(screen.texts == ["Anathem"])
  }

  @Test("reading right after writing gives the new value (State.appear)") func readingAfterWriting() {
    let notes = Notes()
    _ = Screen(
      Counter(notes: notes) { view in
        view.count = 7
        notes.add("read \(view.count)")
      })

    #expect(notes.lines == ["body 0", "read 7", "body 7", "change 0 to 7"])
  }

  @Test("writes coalesce per transaction, not per turn (State.nestedStateUpdate)") func writesCoalescePerTransaction() {
    let notes = Notes()
    _ = Screen(
      Counter(notes: notes) { view in
        view.count = 1
        view.count = 2
        withTransaction(Transaction()) {
          view.count = 3
          view.count = 4
        }
      })

    #expect(notes.lines == ["body 0", "body 2", "change 0 to 2", "body 4", "change 2 to 4"])
  }

  @Test func writingAnEqualValueEvaluatesNothing() {
    let notes = Notes()
    let screen = Screen(Counter(notes: notes) { $0.count = 0 })

    screen.update()

    #expect(notes.lines == ["body 0"])
  }

  @Test func anUninstalledStateKeepsItsInitialValueAndSaysSoOnce() {
    let said = Mutex<[String]>([])
    UninstalledUse.forget()
    let old = UninstalledUse.replaceHandler { message in said.withLock { $0.append(message) } }
    defer { _ = UninstalledUse.replaceHandler(old) }
    let view = Counter(notes: Notes())

    view.count = 5
    view.count = 6

    #expect(view.count == 0)
    #expect(
      said.withLock { $0 } == [
        "State<Int> was used outside of a view that stands in a tree: reads give the initial value and writes are ignored. "
          + "Hand the view a Binding, or host it, to change its state."
      ])
  }

  @Test func aWriteFromAnotherThreadIsCommittedOnTheMainOne() async {
    let handle = Handle<Int>()
    let screen = Screen(Holder(0, handle) { Text("\($0.wrappedValue)") })
    let binding = handle.binding!

    await Task.detached { binding.wrappedValue = 3 }.value
    screen.update()

    #expect(screen.texts == ["3"])
  }

  @Test func aBindingHandsItsOwnTransactionOnElseTheOneAroundIt() {
    let notes = Notes()
    let binding = Binding(
      get: { 0 }, set: { (_: Int, transaction: Transaction) in notes.add("\(transaction[Marker.self])") })
    var own = Transaction()
    own[Marker.self] = 9

    binding.transaction(own).wrappedValue = 1
    withTransaction(\.marker, 4) { binding.wrappedValue = 2 }
    binding.wrappedValue = 3

    #expect(notes.lines == ["9", "4", "0"])
  }

  @Test func theTransactionOfAWriteHoldsInTheUpdateItCauses() {
    let handle = Handle<Int>()
    let notes = Notes()
    let probe = Binding(
      get: { 0 }, set: { (_: Int, transaction: Transaction) in notes.add("\(transaction[Marker.self])") })
    let screen = Screen(
      Holder(0, handle) { value in
        Text("x").onChange(of: value.wrappedValue) { probe.wrappedValue = 0 }
      })
    var transaction = Transaction()
    transaction[Marker.self] = 9

    handle.binding.transaction(transaction).wrappedValue = 1
    screen.update()
    handle.value = 2
    screen.update()

    #expect(notes.lines == ["9", "0"])
  }
}
