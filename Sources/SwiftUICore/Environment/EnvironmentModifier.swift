import Observation

/// Sets or changes values of the environment for the content.
public nonisolated struct _EnvironmentModifier: ViewModifier {
  public typealias Body = Never

  let change: (inout EnvironmentValues) -> Void

  package init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

  @MainActor public static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(EnvironmentElement(view, inputs))
  }
}

extension View {
  /// Sets the value of a key path of the environment below.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Hands an observable object down; nil takes an outer one away.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentModifier { $0[T.self] = object })
  }

  /// Changes the value of a key path of the environment below.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}

/// The element of a view with an environment of its own.
final class EnvironmentElement<Content: View>: ViewElement<ModifiedContent<Content, _EnvironmentModifier>> {
  private let scope: EnvironmentScope
  private var content: ViewElement<Content>!

  override init(_ view: ModifiedContent<Content, _EnvironmentModifier>, _ inputs: _ViewInputs) {
    scope = EnvironmentScope(below: inputs.environment)
    super.init(view, inputs)
    applyChange()
    var below = self.inputs
    below.environment = scope
    content = makeElement(of: view.content, below)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] }
  override func collectNodes(into nodes: inout [LayoutNode]) { content.collectNodes(into: &nodes) }

  override func viewDidChange() {
    applyChange()
    content.update(to: view.content)
  }

  override func rebuild() { applyChange() }

  private func applyChange() {
    // A transform reads the outer value: when that changes, the change is made again.
    recording {
      var values = EnvironmentValues(reading: environment)
      view.modifier.change(&values)
      scope.apply(values)
    }
  }
}
