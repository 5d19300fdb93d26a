import Testing
import TopdownProperties

/// The two properties of the handbook, on a core that keeps them.
@Suite struct ToppingTests {
  @Test func orderOfToppingsDoesNotMatter() async throws {
    try await forAll(.array(of: .element(of: Topping.allCases), count: 0...5)) { toppings in
      #expect(price(toppings) == price(toppings.reversed()))
    }
  }

  @Test func anyOrderOfToppingsCostsTheSame() async throws {
    let orders = Generator<[Topping]>.subset(of: Topping.allCases)
      .flatMap { toppings in Generator<[Topping]>.shuffled(toppings).map { (toppings, $0) } }

    try await forAll(orders) { toppings, shuffled in
      #expect(price(toppings) == price(shuffled))
    }
  }

  @Test func reducingNeverMutatesItsInput() async throws {
    try await forAll(.array(of: .anyCase), .anyCase) { (toppings: [Topping], event: PizzaEvent) in
      let before = Pizza(toppings: toppings)
      let copy = Pizza(toppings: toppings)

      _ = before.reducing(event)

      #expect(before == copy)
    }
  }
}

private enum Topping: Int, CaseIterable {
  case cheese, ham, olives, anchovies
}

private func price(_ toppings: [Topping]) -> Int { toppings.reduce(700) { $0 + 50 * ($1.rawValue + 1) } }

private enum PizzaEvent: CaseIterable {
  case addCheese, removeLast, clear
}

private final class Pizza: Equatable {
  let toppings: [Topping]

  init(toppings: [Topping]) { self.toppings = toppings }

  static func == (left: Pizza, right: Pizza) -> Bool { left.toppings == right.toppings }

  func reducing(_ event: PizzaEvent) -> Pizza {
    switch event {
    case .addCheese: Pizza(toppings: toppings + [.cheese])
    case .removeLast: Pizza(toppings: toppings.dropLast())
    case .clear: Pizza(toppings: [])
    }
  }
}
