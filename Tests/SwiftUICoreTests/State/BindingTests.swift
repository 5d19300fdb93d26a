import Testing

@_spi(Runtime) @testable import SwiftUICore

private struct Book: Equatable {
  var title: String
  var pages: [Int] = []
}

@MainActor struct BindingTests {
  @Test func aKeyPathReadsAndWritesAPartOfTheWhole() {
    var book = Book(title: "Dune")
    let binding = Binding(get: { book }, set: { book = $0 })

    binding.title.wrappedValue = "Anathem"

    #expect(book == Book(title: "Anathem"))
    #expect(binding.title.wrappedValue == "Anathem")
  }

  @Test func aConstantIgnoresWrites() {
    let binding = Binding.constant(3)

    binding.wrappedValue = 4

    #expect(binding.wrappedValue == 3)
  }

  @Test func elementsOfACollectionAreBindings() {
    var numbers = [1, 2, 3]
    let binding = Binding(get: { numbers }, set: { numbers = $0 })

    for element in binding { element.wrappedValue *= 10 }

    #expect(numbers == [10, 20, 30])
  }

  @Test func anOptionalUnwrapsWhileThereIsAValue() {
    var title: String? = "Dune"
    let binding = Binding(get: { title }, set: { title = $0 })

    let inner = Binding(binding)
    inner?.wrappedValue = "Anathem"
    title = nil

    #expect(inner != nil)
    #expect(inner?.wrappedValue == "Dune", "a binding that outlives its value answers what it last knew")
    #expect(Binding(binding) == nil as Binding<String>?)
  }

  @Test func theSameProjectionTwiceIsUnchanged() {
    let handle = Handle<Book>()
    _ = Screen(Holder(Book(title: "Dune"), handle) { Text($0.wrappedValue.title) })

    #expect(ValueComparison.areEqual(handle.binding.title, handle.binding.title))
    #expect(!ValueComparison.areEqual(Binding(get: { 1 }, set: { _ in }), Binding(get: { 1 }, set: { _ in })))
  }
}

extension Optional where Wrapped == Binding<String> {
  fileprivate static func == (left: Self, right: Self) -> Bool { left?.wrappedValue == right?.wrappedValue }
}
