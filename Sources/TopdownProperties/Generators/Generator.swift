/// A source of values for a property, each of which can be made smaller.
///
///     let topping = Generator.element(of: Topping.allCases)
///     let pizza = Generator<Pizza> { choices in
///       Pizza(name: try choices.draw(.string), toppings: try choices.draw(.array(of: topping)))
///     }
///
/// It decides by the choices it is given and by nothing else: a generator that reads a clock, or state that changes, can't be repeated.
public struct Generator<Value> {
  let generate: (inout Choices) throws -> Value

  public init(_ generate: @escaping (inout Choices) throws -> Value) { self.generate = generate }
}
