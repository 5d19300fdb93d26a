extension View {
  /// Hands `value` to the views around, in place of what the views inside wrote for `key`.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Changes what the views inside wrote for `key`, or its default value.
  ///
  /// - Gap: on a `Group` or a `ForEach` the change is made once for all of their views.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<K>(callback: callback))
  }

  /// Runs `action` with what the views inside wrote for `key`, once the layout stands: first, and when it is another value.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}

nonisolated struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let value: Key.Value

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(WritingElement(view, inputs))
  }
}

private final class WritingElement<Content: View, Key: PreferenceKey>:
  PreferenceElement<Content, PreferenceModifier<Key>, WritingScope<Key>>
{
  override func didMount() {
    write()
    super.didMount()
  }

  override func modifierDidChange(from old: PreferenceModifier<Key>) {
    if !ValueComparison.areEqual(old.value, view.modifier.value) { write() }
  }

  override func contentNodesDidChange() { write() }

  /// Each view of a `Group` or a `ForEach` writes the value.
  private func write() {
    let value = view.modifier.value
    scope.write((1..<max(2, contentViews.count + 1)).reduce(nil) { written, _ in Key.combine(written, value) })
  }
}

nonisolated struct PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let callback: (inout Key.Value) -> Void

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(TransformingElement(view, inputs))
  }
}

private final class TransformingElement<Content: View, Key: PreferenceKey>:
  PreferenceElement<Content, PreferenceTransformModifier<Key>, TransformingScope<Key>>
{
  override func didMount() {
    scope.change(with: view.modifier.callback)
    super.didMount()
  }

  override func modifierDidChange(from old: PreferenceTransformModifier<Key>) { scope.change(with: view.modifier.callback) }
}

nonisolated struct PreferenceChangeModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  typealias Body = Never

  let action: (Key.Value) -> Void

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(PreferenceChangeElement(view, inputs))
  }
}

private final class PreferenceChangeElement<Content: View, Key: PreferenceKey>:
  PreferenceElement<Content, PreferenceChangeModifier<Key>, ReadingScope<Key>>
where Key.Value: Equatable {
  private var told: Key.Value?

  override func didMount() {
    scope.didChange = { [unowned self] in tell($0) }
    scope.readSoon()
    super.didMount()
  }

  private func tell(_ value: Key.Value?) {
    // Nobody has written yet: there is nothing to tell, not even the default.
    if told == nil, value == nil { return }
    let new = value ?? Key.defaultValue
    if new == told { return }
    told = new
    graph.afterUpdate { [self] in
      if isMounted { view.modifier.action(new) }
    }
  }
}
