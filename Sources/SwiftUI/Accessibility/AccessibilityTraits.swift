import TopdownDisplay

/// What a view is to those who can't see it.
///
/// Some change the role that is found; the others are among the node's details.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  /// The role that the traits come to, if any.
  var role: SemanticsRole? {
    if contains(.isToggle) { return .toggle }
    if contains(.isButton) { return .button }
    if contains(.isLink) { return .link }
    if contains(.isSearchField) { return .textField }
    if contains(.isHeader) { return .header }
    if contains(.isImage) { return .image }
    if contains(.isStaticText) { return .text }
    return nil
  }

  /// What is said beside the role, in the order of declaration.
  var names: [String] {
    let named: [(AccessibilityTraits, String)] = [
      (.isSelected, "selected"), (.playsSound, "plays-sound"), (.isKeyboardKey, "keyboard-key"),
      (.isSummaryElement, "summary"), (.updatesFrequently, "updates-frequently"),
      (.startsMediaSession, "starts-media-session"), (.allowsDirectInteraction, "allows-direct-interaction"),
      (.causesPageTurn, "causes-page-turn"), (.isModal, "modal"), (.isTabBar, "tab-bar"),
    ]
    return named.filter { contains($0.0) }.map(\.1)
  }
}

extension AccessibilityTraits {
  public init() { self.init(bits: 0) }

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits | other.bits) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits & other.bits) }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }

  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let old = intersection(newMember)
    formUnion(newMember)
    return old.bits == 0 ? nil : old
  }
}
