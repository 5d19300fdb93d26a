import Testing

@_spi(Runtime) @testable import SwiftUICore

struct KeyNameTests {
  @Test func aKeyIsCalledByItsName() {
    let keys: [(KeyEquivalent, String)] = [
      (.upArrow, "up arrow"), (.downArrow, "down arrow"), (.leftArrow, "left arrow"), (.rightArrow, "right arrow"),
      (.escape, "escape"), (.delete, "delete"), (.deleteForward, "delete forward"), (.home, "home"), (.end, "end"),
      (.pageUp, "page up"), (.pageDown, "page down"), (.clear, "clear"), (.tab, "tab"), (.space, "space"), (.return, "return"),
      (KeyEquivalent("k"), "k"),
    ]

    for (key, name) in keys { #expect(key.name == name) }
    #expect(Set(keys.map(\.0.character)).count == keys.count)
  }

  @Test func modifiersAreASet() {
    let all: [EventModifiers] = [.capsLock, .shift, .control, .option, .command, .numericPad, .function]

    #expect(all.reduce(into: EventModifiers()) { $0.formUnion($1) } == EventModifiers.all)
    for (index, one) in all.enumerated() { #expect(!all[..<index].contains { $0.contains(one) }) }
  }

  @Test func aShortcutIsAKeyWithModifiers() {
    let shortcut = KeyboardShortcut("k", modifiers: [.option, .control])
    let localized = KeyboardShortcut("k", modifiers: [.option, .control], localization: .withoutMirroring)

    #expect(shortcut == localized && shortcut.modifiers == [.option, .control] && shortcut != KeyboardShortcut("k"))
    #expect(shortcut.isMeant(by: KeyPress("K", characters: "K", modifiers: [.option, .control])))
  }
}
