/// Keys that run a control wherever the keyboard is turned to.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// - Gap: keyboards of other languages are not told apart.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// How the keys differ between keyboards.
  public struct Localization: Sendable {
    private enum Kind { case automatic, withoutMirroring, custom }

    private let kind: Kind

    public static let automatic = Localization(kind: .automatic)
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    public static let custom = Localization(kind: .custom)
  }

  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.key == rhs.key && lhs.modifiers == rhs.modifiers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }

  /// Letters are the same whether shift is held or not; what is held is compared.
  func isMeant(by press: KeyPress) -> Bool {
    press.modifiers == modifiers && (press.key == key || press.key.character.lowercased() == key.character.lowercased())
  }
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the control around.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Lets keys activate the control, or the first inside the view.
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Nil takes it away.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut).modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }
}

nonisolated struct KeyboardShortcutModifier: WrappingModifier {
  typealias Body = Never

  let shortcut: KeyboardShortcut?

  @MainActor func makeNode(_ context: NodeContext) -> KeyboardShortcutNode { KeyboardShortcutNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: KeyboardShortcutNode, _ context: NodeContext) -> Bool {
    node.shortcut = shortcut
    return false
  }
}

final class KeyboardShortcutNode: WrapperNode {
  var shortcut: KeyboardShortcut?
}
