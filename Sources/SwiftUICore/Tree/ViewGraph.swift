import Foundation

/// One tree of elements with its layout, updated in transactions. Only the main actor touches it.
@MainActor @_spi(Runtime) public final class ViewGraph {
  public nonisolated let queue: UpdateQueue
  public let rootEnvironment: EnvironmentScope
  /// The node that fills the screen; its children are what the root view contributes.
  public private(set) var rootNode: RootNode!
  public private(set) var failure: RuntimeFailure?
  /// Bodies evaluated since the graph was made, for tests and benchmarks.
  public private(set) var bodyEvaluations = 0
  /// Called with the view's type for each evaluated body, when set.
  public var onBody: ((Any.Type) -> Void)?
  /// Called at the end of an update in which anything was done.
  public var onChange: (() -> Void)?

  var root: Element?
  /// What lies over the root view, the newest on top.
  package internal(set) var layers: [ScreenLayerNode] = []
  /// Objects of which the screen has one, by their type.
  private var attachments: [ObjectIdentifier: AnyObject] = [:]
  /// What was said to the author of the views.
  public var warnings: [String] { authorWarnings.messages }
  private let authorWarnings = AuthorWarnings()
  private var dirty: [Element] = []
  private var shallowestDirty = Int.max
  private var actions: [() -> Void] = []
  private var collectors: [PendingCollector] = []
  private var readers: [any PreferenceReader] = []
  private var updateStamp = 0
  private var isUpdating = false
  private var madeTimeline: AnimationTimeline?
  /// Whether what changes now may be shown over time.
  private(set) var isAnimating = false
  package let layout = LayoutPass()
  /// For all texts that show the time.
  let clock: TickSource
  var semanticsTargets: [Int: LayoutNode] = [:]
  var semanticsActionTargets: [SemanticsActionKey: LayoutNode] = [:]
  /// What the keyboard is turned to.
  @_spi(Runtime) public private(set) lazy var focus = FocusCoordinator(self)
  private(set) lazy var focusedValues = FocusedValuesSource(self)
  /// The fingers on the screen.
  private(set) lazy var touches = TouchDispatcher(self)
  /// Why the body runs that runs now.
  final var bodyChange: BodyChange?
  private var lastNodeID = 0
  private var lastElementNumber = 0

  /// `schedule` is asked, from any thread, to have `update` called soon; it is asked once until then.
  public init(environment: EnvironmentValues, schedule: @escaping @Sendable (ViewGraph) -> Void = ViewGraph.updateSoon) {
    let box = WeakGraph()
    queue = UpdateQueue { if let graph = box.graph { schedule(graph) } }
    clock = TickSource(queue)
    rootEnvironment = EnvironmentScope(root: environment)
    box.graph = self
    var environment = environment
    environment.provideEditMode(in: self)
    environment.authorWarnings = authorWarnings
    rootEnvironment.apply(environment)
    rootNode = RootNode(id: nextNodeID())
  }

  public nonisolated static func updateSoon(_ graph: ViewGraph) {
    Task { @MainActor [weak graph] in graph?.update() }
  }

  /// Makes the tree of `view`; what it starts runs in the first update.
  public func mount<Root: View>(_ view: Root) {
    precondition(root == nil, "a graph holds one view")
    let element = RootElement(view, _ViewInputs(graph: self, parent: nil, environment: rootEnvironment))
    root = element
    update()
  }

  /// The nodes of `view`, made in a graph of their own and never updated: nothing appears, and no task starts.
  func makeNodes<Root: View>(of view: Root) -> [LayoutNode] {
    root = RootElement(view, _ViewInputs(graph: self, parent: nil, environment: rootEnvironment))
    collectNodes()
    return rootNode.children
  }

  /// Takes the tree apart: tasks are cancelled and disappearances told.
  public func unmount() {
    root?.unmount()
    root = nil
    clock.stop()
    runActions()
    queue.removeAll()
    madeTimeline?.stop()
    layout.removeAll()
  }

  /// What changes over time.
  public var timeline: AnimationTimeline {
    if let madeTimeline { return madeTimeline }
    let timeline = AnimationTimeline(self)
    madeTimeline = timeline
    return timeline
  }

  /// The timeline where it shows things on their way.
  var timelineInCourse: AnimationTimeline? { madeTimeline.flatMap { $0.showing == .course ? $0 : nil } }

  public var size: CGSize {
    get { rootNode.screenSize }
    set {
      rootNode.screenSize = newValue
      layout.needsPlacement(rootNode)
    }
  }

  isolated deinit {
    root?.abandon()
    layout.removeAll()
  }

  package func nextNodeID() -> Int {
    lastNodeID += 1
    return lastNodeID
  }

  func nextElementNumber() -> Int {
    lastElementNumber += 1
    return lastElementNumber
  }

  /// The object of its type that the screen has; made by `make` the first time.
  package func attachment<Object: AnyObject>(_ make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let object = attachments[key] { return unsafeDowncast(object, to: Object.self) }
    let object = make()
    attachments[key] = object
    return object
  }

  /// Tells the author of the views what will not behave as they may expect; on the standard error, too.
  package func warn(_ message: String) { authorWarnings.add(message) }
}

/// A container that collects in this pass, unless it leaves the tree before.
private struct PendingCollector {
  weak var container: (any ContainerElementBox)?
}

private final class WeakGraph: @unchecked Sendable {
  weak var graph: ViewGraph?
}

// MARK: - What elements tell

extension ViewGraph {
  func noteDirty(_ element: Element) {
    dirty.append(element)
    shallowestDirty = min(shallowestDirty, element.depth)
  }

  func noteBody(of type: Any.Type) {
    bodyEvaluations += 1
    onBody?(type)
  }

  /// An action for after the running pass, such as an `onAppear`; children's come first.
  public func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Somebody to be told of preferences once the layout stands.
  func noteReader(_ reader: any PreferenceReader) { readers.append(reader) }

  func noteNodesChanged(of container: ContainerElementBox) { collectors.append(PendingCollector(container: container)) }

  func noteEvaluation(of element: Element) {
    if element.evaluationsStamp != updateStamp {
      element.evaluationsStamp = updateStamp
      element.evaluations = 0
    }
    element.evaluations += 1
    if element.evaluations > RuntimeFailure.evaluationLimit, failure == nil {
      failure = .runaway(view: element.viewName, source: element.dirtiedBy?.sourceDescription)
    }
  }
}

// MARK: - The update

extension ViewGraph {
  /// Commits what waits, transaction by transaction, each until nothing is dirty: parents first, then layout, then actions.
  public func update() {
    guard !isUpdating, failure == nil, root != nil else { return }
    let hasWork = !isSettled || !queue.isEmpty || madeTimeline?.isSampling ?? false
    isUpdating = true
    updateStamp += 1
    defer { isUpdating = false }
    madeTimeline?.removeWhatIsOver()
    isAnimating = madeTimeline?.isRunning ?? false
    settle()
    while failure == nil, let group = queue.takeFirst() { commit(group) }
    if failure != nil { stop() }
    if hasWork { onChange?() }
  }

  private func commit(_ group: UpdateQueue.Group) {
    isAnimating = madeTimeline?.isRunning ?? false || group.transaction.animation != nil
    group.transaction.perform {
      for change in group.changes { change() }
      settle()
    }
    if group.transaction.isEmpty { return }
    timeline.end(group.transaction)
    settle()
  }

  /// Tells of a transaction that holds for some views only.
  func noteTransaction(_ transaction: Transaction, for nodes: [LayoutNode]) {
    let animation = transaction.disablesAnimations ? nil : transaction.animation
    guard isAnimating || animation != nil else { return }
    isAnimating = true
    timeline.frames.override(animation, for: nodes)
  }

  /// Makes a change that an animation has led to, in a transaction of its own.
  func showing(_ transaction: Transaction, _ change: () -> Void) {
    let outer = isAnimating
    isAnimating = true
    transaction.perform(change)
    isAnimating = outer
  }

  private func runLayout() {
    if isAnimating, !timeline.isSampling {
      timeline.frames.recording { layout.run(root: rootNode) }
    } else {
      layout.run(root: rootNode)
    }
  }

  private func settle() {
    var rounds = 0
    repeat {
      rebuildDirty()
      collectNodes()
      runLayout()
      tellReaders()
      if dirty.isEmpty, collectors.isEmpty { runActions() }
      rounds += 1
      if rounds > RuntimeFailure.layoutLimit, failure == nil {
        failure = .layoutCycle(view: dirty.first?.viewName ?? layout.lastDirtyName)
      }
    } while failure == nil && !isSettled
    focus.checkStanding()
    if isAnimating, !timeline.isSampling { timeline.startMoves() }
  }

  private var isSettled: Bool {
    dirty.isEmpty && actions.isEmpty && collectors.isEmpty && readers.isEmpty && layout.isClean
  }

  /// Parents first, those too that became dirty meanwhile: what a parent takes away is not evaluated once more.
  private func rebuildDirty() {
    var waiting: ArraySlice<Element> = []
    while failure == nil {
      if let next = waiting.first, next.depth <= shallowestDirty {
        waiting.removeFirst()
        next.rebuildIfDirty()
      } else if dirty.isEmpty {
        return
      } else {
        waiting = (waiting + dirty).sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }[...]
        dirty.removeAll(keepingCapacity: true)
        shallowestDirty = .max
      }
    }
  }

  private func collectNodes() {
    // Collecting may build, a background for a new view for instance, and then there is more to collect.
    while !collectors.isEmpty {
      let batch = collectors
      collectors = []
      for pending in batch { pending.container?.collectNow() }
    }
  }

  /// Opens a build scope while `node` places its children: what `body` builds there is whole and measurable afterwards.
  package func buildNested(below node: LayoutNode, _ body: () -> Void) {
    body()
    rebuildDirty()
    collectNodes()
    layout.revalidate(below: node)
  }

  /// Deepest first: what one makes of its values may be read further up.
  private func tellReaders() {
    guard dirty.isEmpty, collectors.isEmpty, layout.isClean else { return }
    let batch = readers
    readers = []
    for reader in batch.sorted(by: { $0.readingElement.depth > $1.readingElement.depth }) { reader.read() }
  }

  private func runActions() {
    let batch = actions
    actions = []
    for action in batch { action() }
  }

  /// After a failure nothing more is evaluated: what stands stays for the message.
  private func stop() {
    dirty = []
    actions = []
    collectors = []
    readers = []
    queue.removeAll()
  }
}
