/// Whether views that stand ready are shown: until then nothing below appears, starts or is told.
@MainActor @_spi(Runtime) public final class PresenceScope {
  private struct Member {
    weak var element: (any PresentElement)?
    var isTold: Bool
  }

  /// Elements keep their scopes, and these the ones around.
  private struct Inner {
    weak var scope: PresenceScope?
  }

  private let outer: PresenceScope?
  private var inner: [Inner] = []
  /// Content before what is around it.
  private var members: [Member] = []
  private(set) var isChosen = false
  /// Whether its views keep their frames below those that cover them, while it is not chosen.
  private let keepsFrames: Bool

  package init(in outer: PresenceScope?, keepsFrames: Bool = false) {
    self.outer = outer
    self.keepsFrames = keepsFrames
    outer?.inner.append(Inner(scope: self))
  }

  /// Whether an element in it acts: where it would show if its ground, a scope around, did, or with no ground where it shows.
  func isChosen(for element: any PresentElement) -> Bool {
    let ground = element.ground
    var scope: PresenceScope? = self
    while let current = scope, current !== ground {
      if !current.isChosen, !(current.keepsFrames && element.actsWhereCovered) { return false }
      scope = current.outer
    }
    return true
  }

  func add(_ element: any PresentElement) {
    let isPresent = isChosen(for: element)
    members.append(Member(element: element, isTold: isPresent))
    if isPresent { element.didMount() }
  }

  package func setChosen(_ isChosen: Bool) {
    guard isChosen != self.isChosen else { return }
    self.isChosen = isChosen
    tellMembers()
  }

  /// Its views have left the tree.
  package func end() { outer?.inner.removeAll { $0.scope === self || $0.scope == nil } }

  private func tellMembers() {
    members.removeAll { !($0.element?.isMounted ?? false) }
    inner.removeAll { $0.scope == nil }
    for scope in inner.compactMap(\.scope) { scope.tellMembers() }
    for index in members.indices {
      guard let element = members[index].element else { continue }
      let isPresent = isChosen(for: element)
      if isPresent == members[index].isTold { continue }
      members[index].isTold = isPresent
      if isPresent { element.didMount() } else { element.willUnmount() }
    }
  }
}

/// An element that does something when what it stands for is shown and when it goes.
@MainActor protocol PresentElement: AnyObject {
  var isMounted: Bool { get }
  var ground: PresenceScope? { get }
  /// Whether it acts on a screen that another one covers, too.
  var actsWhereCovered: Bool { get }
  func didMount()
  func willUnmount()
}

extension ModifiedElement: PresentElement {}
