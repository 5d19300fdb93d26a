/// A place in the tree that writes, changes or reads preferences, and what the places below it hand up.
///
/// Values are pulled: whoever reads reduces what stands below, in the order of the views. What changes only tells the readers above.
@MainActor @_spi(Runtime) public class PreferenceScope {
  unowned let element: Element
  private let outer: PreferenceScope?
  /// Empty while their order is stale, which it is as soon as one of them leaves.
  private var members: [Member] = []
  /// Nobody above has read since a place below came, went or moved.
  private var isOrderStale = true
  private var isEntered = false

  /// Places below keep this one, which must not keep them.
  private struct Member {
    unowned let scope: PreferenceScope
  }

  required init(_ element: Element, in outer: PreferenceScope?) {
    self.element = element
    self.outer = outer
  }

  /// Counts from now on.
  final func enter() {
    isEntered = true
    outer?.orderDidChange()
  }

  final func leave() {
    isEntered = false
    members = []
    isOrderStale = true
    outer?.orderDidChange()
  }

  final func orderDidChange() {
    if isOrderStale { return }
    members = []
    isOrderStale = true
    contributionDidChange(of: nil)
  }

  /// What is handed up from here may be another value for `key`, or for any key where it is nil.
  func contributionDidChange(of key: (any PreferenceKey.Type)?) { outer?.contributionDidChange(of: key) }

  /// What is handed up from here; nil where nobody wrote.
  func contribution<Key: PreferenceKey>(to key: Key.Type) -> Key.Value? { reduced(key) }

  /// What the places below hand up, in order; rows that a container holds ready out of view have no say (`lazy/laziness`).
  final func reduced<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let members = inOrder()
    let counting = element.isOutOfView ? members : members.filter { !$0.scope.element.isOutOfView }
    return counting.reduce(nil) { Key.combine($0, $1.scope.contribution(to: key)) }
  }

  /// Views below have come into view or gone out of it.
  package final func viewsInViewDidChange() { contributionDidChange(of: nil) }

  private func inOrder() -> [Member] {
    guard isOrderStale else { return members }
    isOrderStale = false
    members = []
    for child in element.childElements { collectMembers(below: child) }
    return members
  }

  private func collectMembers(below element: Element) {
    guard let scope = element.preferenceScope else {
      for child in element.childElements { collectMembers(below: child) }
      return
    }
    if scope.outer === self, scope.isEntered { members.append(Member(scope: scope)) }
  }
}

/// A place whose value for one key others made: it stands for what is below.
final class WritingScope<Key: PreferenceKey>: PreferenceScope {
  private(set) var value: Key.Value?

  func write(_ new: Key.Value?) {
    value = new
    contributionDidChange(of: Key.self)
  }

  override func contribution<Asked: PreferenceKey>(to key: Asked.Type) -> Asked.Value? {
    key == Key.self ? value.map { $0 as! Asked.Value } : super.contribution(to: key)
  }
}

/// A place that changes the value that comes from below for one key.
final class TransformingScope<Key: PreferenceKey>: PreferenceScope {
  private var transform: ((inout Key.Value) -> Void)?

  func change(with new: @escaping (inout Key.Value) -> Void) {
    transform = new
    contributionDidChange(of: Key.self)
  }

  override func contribution<Asked: PreferenceKey>(to key: Asked.Type) -> Asked.Value? {
    guard key == Key.self, let transform else { return super.contribution(to: key) }
    var value = reduced(Key.self) ?? Key.defaultValue
    transform(&value)
    return (value as! Asked.Value)
  }
}

/// A place that is told what comes from below, once the layout stands.
final class ReadingScope<Key: PreferenceKey>: PreferenceScope, PreferenceReader {
  var didChange: ((Key.Value?) -> Void)?
  private var isPending = false

  var readingElement: Element { element }

  override func contributionDidChange(of key: (any PreferenceKey.Type)?) {
    if key == nil || key == Key.self { readSoon() }
    super.contributionDidChange(of: key)
  }

  func readSoon() {
    guard !isPending else { return }
    isPending = true
    element.graph.noteReader(self)
  }

  func read() {
    isPending = false
    guard element.isMounted else { return }
    didChange?(reduced(Key.self))
  }
}

/// Somebody who waits for the values from below.
@MainActor protocol PreferenceReader: AnyObject {
  var readingElement: Element { get }
  func read()
}
