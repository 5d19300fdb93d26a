import SwiftUI
import Testing

@testable import SwiftUICore

private final class Service: Sendable {}

extension EnvironmentValues {
  @Entry fileprivate var inferred = "default"
  @Entry fileprivate var typed: [Int] = [1, 2]
  @Entry fileprivate var optional: Int?
  @Entry fileprivate var longOptional: Optional<Int>
  @Entry fileprivate var unwrapped: Int!
  @Entry fileprivate var preset: Int? = 7
  @Entry fileprivate var service = Service()
  @Entry fileprivate var typedService: Service = Service()
  @Entry fileprivate var call: @Sendable (Int) -> String = { "\($0)" }
  @Entry fileprivate var `default` = true
  @Entry fileprivate var commented = [  // one
    1, 2,  // two
  ]  // three
  @Entry public var published = 1
}

extension Transaction {
  @Entry fileprivate var origin = "unknown"
  @Entry fileprivate var note: String?
}

extension FocusedValues {
  @Entry fileprivate var document: String?
  @Entry fileprivate var longDocument: Optional<Int>
}

struct EntryTests {
  @Test func anEntryOfFocusedValuesIsNilUntilItIsOffered() {
    var values = FocusedValues()
    #expect(values.document == nil && values.longDocument == nil)

    values.document = "Letter"

    #expect(values.document == "Letter")
    #expect(values.longDocument == nil, "other entries keep theirs")
  }

  @Test func anEntryHasItsDefaultUntilItIsSet() {
    var values = EnvironmentValues()
    #expect(values.inferred == "default")

    values.inferred = "set"

    #expect(values.inferred == "set")
    #expect(values.typed == [1, 2], "other entries keep theirs")
    #expect(EnvironmentValues().inferred == "default", "other values keep theirs")
  }

  @Test func anOptionalEntryNeedsNoDefault() {
    #expect(EnvironmentValues().optional == nil)
    #expect(EnvironmentValues().longOptional == nil)
    #expect(EnvironmentValues().unwrapped == nil)
  }

  @Test func anOptionalEntryWithADefaultCanBeSetToNil() {
    var values = EnvironmentValues()
    #expect(values.preset == 7)

    values.preset = nil

    #expect(values.preset == nil)
  }

  // Apple's @Entry makes a key whose `defaultValue` carries another macro, `@__EntryDefaultValue`, which moves the initial
  // value into `get { … }`: each read of an unset entry computes the default anew. Authors have printed the expansion and
  // counted the instances (github.com/jackvdp/SingleEntryMacro; swift.mackarous.com, "How to Build the @Entry Macro").
  @Test func theDefaultIsComputedAtEveryRead() {
    let values = EnvironmentValues()

    #expect(values.service !== values.service)
    #expect(values.typedService !== values.typedService)
  }

  @Test func anEntryHoldsAClosure() {
    var values = EnvironmentValues()
    #expect(values.call(3) == "3")

    values.call = { "<\($0)>" }

    #expect(values.call(3) == "<3>")
  }

  @Test func aNameInBackticksIsAName() {
    #expect(EnvironmentValues().default)
  }

  @Test func commentsInADefaultStayComments() {
    #expect(EnvironmentValues().commented == [1, 2])
  }

  @Test func anEntryIsReachedByKeyPath() {
    var values = EnvironmentValues()

    values[keyPath: \.published] = 2

    #expect(values.published == 2)
  }

  @Test func aTransactionCarriesItsEntries() {
    var transaction = Transaction()
    #expect(transaction.origin == "unknown")

    transaction.origin = "button"

    #expect(transaction.origin == "button")
    #expect(transaction.note == nil)
  }
}
