/// One thing that can happen to a core: an event at one of its boundaries, by name.
public struct CoreAction<Core> {
  let name: String
  let isPossible: (Core) -> Bool
  let perform: nonisolated(nonsending) (inout Core) async throws -> Void
}

extension CoreAction: CustomStringConvertible {
  public var description: String { name }
}

extension Generator {
  /// Something without a payload.
  ///
  /// - Parameter isPossible: Where it answers `false` the action is left out, as a button that is disabled can't be tapped.
  public static func action<Core>(
    _ name: String, when isPossible: @escaping (Core) -> Bool = { _ in true },
    _ perform: nonisolated(nonsending) @escaping (inout Core) async throws -> Void
  ) -> Generator where Value == CoreAction<Core> {
    .always(CoreAction(name: name, isPossible: isPossible, perform: perform))
  }

  /// Something with a payload, which a report shows behind the name.
  ///
  ///     .action("add", .element(of: Topping.allCases)) { cart, topping in cart.add(topping) }
  public static func action<Core, Payload>(
    _ name: String, when isPossible: @escaping (Core) -> Bool = { _ in true }, _ payload: Generator<Payload>,
    _ perform: nonisolated(nonsending) @escaping (inout Core, Payload) async throws -> Void
  ) -> Generator where Value == CoreAction<Core> {
    Generator { choices in
      let payload = try choices.draw(payload)
      return CoreAction(name: "\(name) \(ValueText.describe(payload))", isPossible: isPossible) { core in
        try await perform(&core, payload)
      }
    }
  }
}
