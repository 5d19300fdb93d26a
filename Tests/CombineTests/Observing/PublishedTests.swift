import Combine
import Testing

private class Model: ObservableObject {
  @Published var name = "Dune"
  @Published var pages: Int?
}

private final class Special: Model {
  @Published var isRead = false
}

private final class Plain: ObservableObject {}

@Suite struct PublishedTests {
  private let model = Model()
  private let notes = Notes<String>()

  @Test func thePublisherSendsTheValueNowAndEachThatIsSet() {
    let cancellable = model.$name.sink { [notes] in notes.add($0) }

    model.name = "Emma"

    #expect(notes.lines == ["Dune", "Emma"])
    _ = cancellable
  }

  @Test func itSendsBeforeThePropertyChanges() {
    let cancellable = model.$name.dropFirst().sink { [model, notes] in notes.add("\($0), still \(model.name)") }

    model.name = "Emma"

    #expect(notes.lines == ["Emma, still Dune"])
    #expect(model.name == "Emma")
    _ = cancellable
  }

  @Test func theObjectTellsBeforeItsPropertyDoes() {
    let object = model.objectWillChange.sink { [model, notes] in notes.add("object, \(model.name)") }
    let property = model.$name.dropFirst().sink { [notes] _ in notes.add("property") }

    model.name = "Emma"

    #expect(notes.lines == ["object, Dune", "property"])
    _ = (object, property)
  }

  @Test func anEqualValueIsToldToo() {
    let cancellable = model.objectWillChange.sink { [notes] in notes.add("change") }

    model.name = "Dune"

    #expect(notes.lines == ["change"])
    _ = cancellable
  }

  @Test func inheritedPropertiesTellThroughTheSamePublisher() {
    let special = Special()
    let cancellable = special.objectWillChange.sink { [notes] in notes.add("change") }

    special.name = "Emma"
    special.isRead = true
    special.pages = 3

    #expect(notes.lines == ["change", "change", "change"])
    #expect(special.objectWillChange === special.objectWillChange)
    _ = cancellable
  }

  @Test func anObjectWithoutPublishedPropertiesHasOnePublisherToo() {
    let (plain, other) = (Plain(), Plain())

    #expect(plain.objectWillChange === plain.objectWillChange)
    #expect(plain.objectWillChange !== other.objectWillChange)
  }

  @Test func assigningToAPublishedPropertyMakesNoCycle() {
    final class Mirroring: ObservableObject {
      @Published var source = 1
      @Published var copy = 0
      init() { $source.assign(to: &$copy) }
    }
    var object: Mirroring? = Mirroring()
    weak let released = object
    #expect(object?.copy == 1)
    object?.source = 5
    #expect(object?.copy == 5)

    object = nil

    #expect(released == nil)
  }

  @Test func theAssignmentEndsWithTheProperty() {
    let subject = PassthroughSubject<String, Never>()
    let cancelled = Notes<Bool>()
    do {
      let model = Model()
      subject.handleEvents(receiveCancel: { cancelled.add(true) }).assign(to: &model.$name)
      subject.send("Emma")
      #expect(model.name == "Emma")
    }

    #expect(cancelled.lines == [true])
  }

  @Test func aSinkMayReadWhatAnAssignmentSets() {
    let cancellable = model.objectWillChange.sink { [model, notes] in notes.add(model.name) }

    Just("Emma").assign(to: &model.$name)

    #expect(notes.lines == ["Dune"])
    _ = cancellable
  }
}
