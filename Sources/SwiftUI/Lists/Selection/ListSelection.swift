@_spi(Runtime) import SwiftUICore

/// What of a list is selected, and where that is written.
@MainActor enum ListSelection<Value: Hashable> {
  case none
  case one(Binding<Value?>)
  /// One is always selected.
  case always(Binding<Value>)
  case many(Binding<Set<Value>>)

  init(_ selection: Binding<Value?>?) { self = selection.map(ListSelection.one) ?? .none }
  init(_ selection: Binding<Set<Value>>?) { self = selection.map(ListSelection.many) ?? .none }

  var selected: Set<Value> {
    switch self {
    case .none: []
    case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
    case .always(let binding): [binding.wrappedValue]
    case .many(let binding): binding.wrappedValue
    }
  }

  /// Several rows are selected while the list is edited only, as on iOS.
  func isOpen(isEditing: Bool) -> Bool {
    switch self {
    case .none: false
    case .one, .always: true
    case .many: isEditing
    }
  }

  var allowsMany: Bool { if case .many = self { true } else { false } }

  /// A row was tapped.
  func toggle(_ value: Value) {
    switch self {
    case .none: break
    case .one(let binding): binding.wrappedValue = value
    case .always(let binding): binding.wrappedValue = value
    case .many(let binding):
      if binding.wrappedValue.contains(value) { binding.wrappedValue.remove(value) } else { binding.wrappedValue.insert(value) }
    }
  }
}

/// What a list's rows know of the selection: values without their type.
struct RowSelection {
  var selected: Set<AnyHashable> = []
  var isOpen = false
  var allowsMany = false
  /// The value of a row, where it has one of the list's type.
  var value: (ListRowNode) -> AnyHashable? = { _ in nil }
  var toggle: @MainActor (AnyHashable) -> Void = { _ in }

  static func reader<Value: Hashable>(of type: Value.Type) -> (ListRowNode) -> AnyHashable? {
    { $0.selectionValue(as: type) }
  }
}

/// Whether a row can't be selected, moved or deleted.
enum SelectionDisabledTrait: ViewTraitKey { typealias Value = Bool }
enum MoveDisabledTrait: ViewTraitKey { typealias Value = Bool }
enum DeleteDisabledTrait: ViewTraitKey { typealias Value = Bool }

extension View {
  /// Keeps the row from being selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(TraitModifier(SelectionDisabledTrait.self, isDisabled))
  }

  /// Keeps the row from being moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier(MoveDisabledTrait.self, isDisabled))
  }

  /// Keeps the row from being deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier(DeleteDisabledTrait.self, isDisabled))
  }
}
