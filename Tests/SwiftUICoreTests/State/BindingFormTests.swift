import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

private struct Page: Identifiable, Equatable {
  let id: Int
}

@MainActor struct BindingFormTests {
  @Test func anOptionalBindingWritesValuesAndIgnoresNothing() {
    var number = 1
    let optional = Binding<Int?>(Binding(get: { number }, set: { number = $0 }))

    optional.wrappedValue = 2
    optional.wrappedValue = nil

    #expect(number == 2 && optional.wrappedValue == 2)
  }

  @Test func aBindingToAValueIsThereWhileTheValueIs() {
    var number: Int? = 1
    let base = Binding(get: { number }, set: { number = $0 })

    let inside = Binding<Int>(base)
    inside?.wrappedValue = 5
    #expect(number == 5)

    number = nil
    #expect(Binding<Int>(base) == nil)
  }

  @Test func aBindingMayForgetItsType() {
    var number = 1
    let erased = Binding<AnyHashable>(Binding(get: { number }, set: { number = $0 }))

    erased.wrappedValue = 3
    erased.wrappedValue = "not a number"

    #expect(number == 3 && erased.wrappedValue == AnyHashable(3))
  }

  @Test func aProjectedBindingIsTheSame() {
    var number = 1
    let binding = Binding(get: { number }, set: { number = $0 })

    Binding(projectedValue: binding).wrappedValue = 2
    #expect(number == 2)

    binding.projectedValue.wrappedValue = 3
    #expect(number == 3)
  }

  @Test func aBindingWritesInItsTransaction() {
    var written: Animation?
    let binding = Binding(get: { 0 }, set: { (_: Int, transaction: Transaction) in written = transaction.animation })

    binding.transaction(Transaction(animation: .linear)).wrappedValue = 1
    #expect(written == .linear)

    var own = binding
    own.transaction = Transaction(animation: .easeIn)
    own.wrappedValue = 1
    #expect(written == .easeIn)
  }

  @Test func aBindingIsIdentifiedByItsValue() {
    #expect(Binding.constant(Page(id: 4)).id == 4)
  }

  @Test func aBindingToACollectionIsACollectionOfBindings() {
    var numbers = [1, 2, 3]
    let binding = Binding(get: { numbers }, set: { numbers = $0 })

    for number in binding { number.wrappedValue *= 10 }

    #expect(numbers == [10, 20, 30])
    #expect(binding.startIndex == 0 && binding.endIndex == 3 && binding.indices == 0..<3)
  }

  @Test func indicesOfABindingGoBothWays() {
    let binding = Binding.constant([1, 2, 3])
    var index = binding.index(after: binding.startIndex)
    #expect(binding[index].wrappedValue == 2)

    binding.formIndex(after: &index)
    #expect(binding[index].wrappedValue == 3)

    binding.formIndex(before: &index)
    #expect(binding.index(before: index) == 0)
  }
}
