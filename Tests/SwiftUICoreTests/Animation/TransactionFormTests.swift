import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor private enum Seen {
  static var inside: [Animation?] = []
  static var around: [Animation?] = []

  static func nothing() { (inside, around) = ([], []) }
}

/// Notes the animations that it is updated in.
private struct ShownCount: View, Equatable {
  let count: Int

  var body: some View { Text("\(count)").transaction { Seen.inside.append($0.animation) } }
}

private protocol Animating {
  @MainActor func animated(_ view: some View) -> AnyView
}

private struct OlderForm: Animating {
  @available(*, deprecated, message: "as the form that it shows")
  @MainActor func animated(_ view: some View) -> AnyView { AnyView(view.animation(.linear)) }
}

/// Each way to change the transaction in which a view is updated.
@MainActor struct TransactionFormTests {
  private let handle = Handle<Int>()

  /// Shows what a number leads to, and changes the number to each of `counts`.
  private func count(_ counts: Int..., content: @escaping (Int) -> some View) {
    let screen = Screen(Holder(0, handle) { content($0.wrappedValue) })
    Seen.nothing()
    for count in counts {
      handle.value = count
      screen.update()
    }
  }

  @Test func eachChangeOfAViewIsAnimated() {
    let form: any Animating = OlderForm()

    count(1) { form.animated(ShownCount(count: $0)) }

    #expect(Seen.inside.contains(.linear))
  }

  @Test func aViewThatIsAnotherOneThanBeforeIsAnimated() {
    count(1) { ShownCount(count: $0).animation(.linear) }

    #expect(Seen.inside.contains(.linear))
  }

  @Test func aTransactionOfAValueIsThatOfItsChanges() {
    count(1) { count in ShownCount(count: count).transaction(value: count / 2) { $0.animation = .easeIn } }
    #expect(!Seen.inside.contains(.easeIn))

    count(1, 2) { count in ShownCount(count: count).transaction(value: count / 2) { $0.animation = .easeIn } }
    #expect(Seen.inside.contains(.easeIn))
  }

  @Test func aTransactionWithABodyIsThatOfWhatStandsAroundTheView() {
    count(1) { count in
      ShownCount(count: count).transaction {
        $0.animation = .easeIn
      } body: {
        $0.padding(CGFloat(count)).transaction { Seen.around.append($0.animation) }
      }
    }

    #expect(Seen.around.contains(.easeIn) && !Seen.inside.isEmpty && !Seen.inside.contains(.easeIn))
  }
}
