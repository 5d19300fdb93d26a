/// Things that happen one after the other, in a report one a line.
public struct ActionSequence<Action>: RandomAccessCollection {
  private let actions: [Action]

  public init(_ actions: [Action]) { self.actions = actions }

  public var startIndex: Int { actions.startIndex }
  public var endIndex: Int { actions.endIndex }

  public subscript(position: Int) -> Action { actions[position] }
}

extension ActionSequence: CustomStringConvertible {
  public var description: String {
    isEmpty ? "no action at all" : map { ValueText.describe($0) }.joined(separator: "\n")
  }
}

extension ActionSequence: Equatable where Action: Equatable {}

extension Generator {
  /// Boundary events, or other things that happen, one after the other; fewer are simpler.
  ///
  ///     .sequence(of: .element(of: CartEvent.allCases))
  ///     .sequence(of: .one(of: actions), length: 1...30)
  public static func sequence<Action>(
    of action: Generator<Action>, length: ClosedRange<Int> = 0...20
  ) -> Generator where Value == ActionSequence<Action> {
    Generator<[Action]>.array(of: action, count: length).map { ActionSequence($0) }
  }
}
