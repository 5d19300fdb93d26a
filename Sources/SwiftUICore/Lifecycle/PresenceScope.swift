/// Whether views that stand ready are shown: until then nothing below appears, starts or is told.
@MainActor final class PresenceScope {
  private struct Member {
    weak var element: (any PresentElement)?
  }

  private let outer: PresenceScope?
  private var inner: [PresenceScope] = []
  /// Content before what is around it.
  private var members: [Member] = []
  private var isChosen = false
  private(set) var isShown = false

  init(in outer: PresenceScope?) {
    self.outer = outer
    outer?.inner.append(self)
  }

  func add(_ element: any PresentElement) {
    members.append(Member(element: element))
    if isShown { element.didMount() }
  }

  func setChosen(_ isChosen: Bool) {
    self.isChosen = isChosen
    update()
  }

  /// Its views have left the tree.
  func end() { outer?.inner.removeAll { $0 === self } }

  private func update() {
    let isShownNow = isChosen && (outer?.isShown ?? true)
    guard isShownNow != isShown else { return }
    isShown = isShownNow
    members.removeAll { !($0.element?.isMounted ?? false) }
    for scope in inner { scope.update() }
    for member in members {
      if isShown { member.element?.didMount() } else { member.element?.willUnmount() }
    }
  }
}

/// An element that does something when what it stands for is shown and when it goes.
@MainActor protocol PresentElement: AnyObject {
  var isMounted: Bool { get }
  func didMount()
  func willUnmount()
}

extension ModifiedElement: PresentElement {}
