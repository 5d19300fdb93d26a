extension View {
  /// Lays a view over this one that is made from what the views inside wrote for `key`.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier(key: key, alignment: alignment, side: .inFront, transform: transform))
  }

  /// Lays a view behind this one that is made from what the views inside wrote for `key`.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }

  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier(key: key, alignment: alignment, side: .behind, transform: transform))
  }
}

/// Reads what the content wrote, and hands it to a layer of the content.
nonisolated struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
  let key: Key.Type
  let alignment: Alignment
  let side: LayerSide
  let transform: (Key.Value) -> Layer
  @State private var known = KnownPreference<Key>()

  init(key: Key.Type, alignment: Alignment, side: LayerSide, transform: @escaping (Key.Value) -> Layer) {
    self.key = key
    self.alignment = alignment
    self.side = side
    self.transform = transform
  }

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(PreferenceReadingModifier(known: known))
      .modifier(
        LayerModifier(
          layer: ZStack(alignment: alignment) { PreferenceLayer(known: known, transform: transform) },
          alignment: alignment, side: side))
  }
}

private struct PreferenceLayer<Key: PreferenceKey, Layer: View>: View {
  let known: KnownPreference<Key>
  let transform: (Key.Value) -> Layer

  // Before the layout stands, what geometry readers inside write is not there, and nobody may be told that they wrote nothing.
  var body: some View {
    if let value = known.value { transform(value) }
  }
}

/// What was read last; whoever shows it is evaluated again when it is another value.
final class KnownPreference<Key: PreferenceKey>: DependencySource, @unchecked Sendable {
  var readers = ReaderSet()
  private var known: Key.Value?
  private var wasRead = false

  nonisolated init() {}

  var sourceDescription: String { "the preference \(Key.self)" }

  /// Nil until somebody has read.
  var value: Key.Value? {
    noteRead()
    return wasRead ? known ?? Key.defaultValue : nil
  }

  func set(_ new: Key.Value?) {
    let isSame = wasRead && ValueComparison.areEqual(known, new)
    known = new
    wasRead = true
    if !isSame { readers.markDirty(by: self) }
  }
}

private nonisolated struct PreferenceReadingModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let known: KnownPreference<Key>

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(PreferenceReadingElement(view, inputs))
  }
}

private final class PreferenceReadingElement<Content: View, Key: PreferenceKey>:
  PreferenceElement<Content, PreferenceReadingModifier<Key>, ReadingScope<Key>>
{
  override func didMount() {
    scope.didChange = { [unowned self] in view.modifier.known.set($0) }
    scope.readSoon()
    super.didMount()
  }
}
