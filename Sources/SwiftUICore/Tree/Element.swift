/// One place in the tree: it keeps identity, state and dependencies while view values come and go.
@MainActor @_spi(Runtime) open class Element {
  public unowned let graph: ViewGraph
  public let environment: EnvironmentScope
  public let depth: Int
  /// Counts the elements of a graph, so that what happens to several at one depth has an order.
  let number: Int
  /// What children are given, with this element as their parent.
  public var inputs: _ViewInputs {
    var inputs = givenInputs
    inputs.parent = self
    return inputs
  }

  public private(set) unowned(unsafe) var parent: Element?
  public private(set) var isMounted = true
  /// Whether the element and all below it have been made: until then its container has yet to collect.
  var isStanding = false
  public private(set) var isDirty = false
  private let givenInputs: _ViewInputs

  private nonisolated(unsafe) var sources: [any DependencySource] = []
  private var observationGeneration = 0
  /// What made this element dirty last, and how often it was evaluated in the running update: to name a runaway.
  var dirtiedBy: (any DependencySource)?
  var evaluations = 0
  var evaluationsStamp = 0

  public init(_ inputs: _ViewInputs) {
    givenInputs = inputs
    graph = inputs.graph
    environment = inputs.environment
    parent = inputs.parent
    depth = (inputs.parent?.depth ?? -1) + 1
    number = inputs.graph.nextElementNumber()
  }

  /// The view's type, for messages.
  open var viewName: String { String(describing: type(of: self)) }

  open var childElements: [Element] { [] }

  /// What the properties of the element's view keep here.
  open var propertyStorage: [AnyObject] { [] }

  /// Brings the element up to date after something it read has changed.
  open func rebuild() {}

  /// Adds the layout nodes that this element contributes to its container, in order.
  open func collectNodes(into nodes: inout [LayoutNode]) {
    for child in childElements { child.collectNodes(into: &nodes) }
  }

  /// Tells the containers above that this element contributes other nodes than before.
  public final func nodesDidChange() {
    if isStanding { parent?.childNodesDidChange() }
  }

  /// The nodes below changed in number or order; containers collect them again.
  open func childNodesDidChange() { parent?.childNodesDidChange() }

  /// Called once when the element leaves the tree, children first.
  open func willUnmount() {}

  /// Whether what shows here has appeared, so that it can disappear.
  package var isPresent: Bool { true }

  /// The place for preferences that the element is, where it is one.
  var preferenceScope: PreferenceScope? { nil }

  /// Whether a container that scrolls holds the views ready, outside of what shows.
  var isOutOfView: Bool { false }

  /// What the views of a list that stands directly below are given, asked once for each in order.
  open func inputsOfListed(_ inputs: _ViewInputs) -> _ViewInputs { inputs }

  /// The views that the lazy container around lists one by one, where there is one.
  open var staticRows: StaticRows? { parent?.staticRows }

  public final func unmount() {
    guard isMounted else { return }
    for child in childElements { child.unmount() }
    if isPresent { willUnmount() }
    isMounted = false
    forgetSources()
  }
}

// MARK: - Dependencies

extension Element {
  nonisolated final func record(_ source: any DependencySource) {
    if source.readers.insert(self) { sources.append(source) }
  }

  /// The graph goes and nothing is told any more; but what was read may live on and must not know who read it.
  final func abandon() {
    for child in childElements { child.abandon() }
    forgetSources()
  }

  private func forgetSources() {
    for source in sources { source.readers.remove(self) }
    sources.removeAll(keepingCapacity: true)
    observationGeneration += 1
  }

  /// Evaluates `body`, and records what it reads as all that this element depends on.
  public final func recording<Result>(_ body: () -> Result) -> Result {
    // What has left the tree may still be drawn, but depends on nothing.
    guard isMounted else { return Recorder.withoutRecording(body) }
    forgetSources()
    isDirty = false
    graph.noteEvaluation(of: self)
    return Recorder.record(for: self, body)
  }

  func observationHandler() -> @Sendable () -> Void {
    let generation = observationGeneration
    return { [weak self, queue = graph.queue] in
      queue.enqueue(.current) {
        guard let self, self.observationGeneration == generation else { return }
        self.markDirty(by: ObservedProperty.shared)
      }
    }
  }

  nonisolated final func markDirty(by source: any DependencySource) {
    nonisolated(unsafe) let source = source
    MainActor.assumeIsolated {
      dirtiedBy = source
      markDirty()
    }
  }

  /// Asks for `rebuild` in the running or the next update.
  public final func markDirty() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    graph.noteDirty(self)
  }

  package final func rebuildIfDirty() {
    guard isMounted, isDirty else { return }
    isDirty = false
    rebuild()
  }
}

/// Stands for any property of an `@Observable` object in messages: which one it was is not told.
private final class ObservedProperty: DependencySource, @unchecked Sendable {
  static let shared = ObservedProperty()
  var readers = ReaderSet()
  var sourceDescription: String { "a property of an @Observable object" }
}
