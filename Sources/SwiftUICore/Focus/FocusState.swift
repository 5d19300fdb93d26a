/// What of a view has the keyboard: whether one field has it, or which of several.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let unfocused: Value
  private var box: StateBox<Value>?

  public init() where Value == Bool { unfocused = false }

  public init<T: Hashable>() where Value == T? { unfocused = nil }

  /// What it is while nothing has the keyboard, and before the view stands in a tree.
  public var wrappedValue: Value {
    get { box?.get() ?? unfocused }
    nonmutating set {
      guard let box else { return UninstalledUse.reportOnce(of: Self.self) }
      box.set(newValue, .current)
    }
  }

  public var projectedValue: Binding { Binding(location: box, unfocused: unfocused) }

  @propertyWrapper
  public struct Binding {
    let location: Location<Value>?
    let unfocused: Value

    public var wrappedValue: Value {
      get { location?.get() ?? unfocused }
      nonmutating set {
        guard let location else { return UninstalledUse.reportOnce(of: FocusState<Value>.self) }
        location.set(newValue, .current)
      }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: InstalledProperty {
  package mutating func install(in slots: inout PropertySlots) {
    let (graph, owner, name) = (slots.graph, slots.owner, slots.propertyName)
    box = slots.next { StateBox(unfocused, graph: graph, owner: owner, name: name) }
  }
}

extension FocusState: SelfComparing {
  func isUnchanged(from old: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: SelfComparing {
  func isUnchanged(from old: FocusState<Value>.Binding) -> Bool {
    switch (location, old.location) {
    case (let location?, let old?): location.isSame(as: old)
    case (nil, nil): true
    case (nil, _?), (_?, nil): false
    }
  }
}
