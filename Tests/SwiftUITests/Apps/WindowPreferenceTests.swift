import Foundation
import Testing
import TopdownStage

@_spi(Runtime) @testable import SwiftUI

/// What scenes say of their windows is kept: on one screen it changes nothing.
@MainActor struct WindowPreferenceTests {
  /// What the window of a scene is preferred to be.
  private func preferences(_ change: (WindowGroup<PreferenceReader>) -> some Scene) -> WindowPreferences {
    let seen = Seen()
    _ = Stage(app: Made(change(WindowGroup { PreferenceReader(seen: seen) })))
    return seen.preferences
  }

  @Test func sizesAndPlacesAreKept() {
    #expect(preferences { $0.defaultSize(CGSize(width: 3, height: 4)) }.defaultSize == CGSize(width: 3, height: 4))
    #expect(preferences { $0.defaultSize(width: 3, height: 4) }.defaultSize == CGSize(width: 3, height: 4))
    #expect(preferences { $0.defaultPosition(.bottom) }.defaultPosition == .bottom)
    #expect(preferences { $0.windowResizability(.contentSize) }.resizability == .contentSize)
    #expect(preferences { $0.windowResizability(.contentMinSize) }.resizability == .contentMinSize)
    #expect(preferences { $0.windowResizability(.automatic) }.resizability == .automatic)
  }

  @Test func levelsAreKept() {
    let levels: [WindowLevel] = [.automatic, .desktop, .floating, .normal]

    #expect(levels.map { level in preferences { $0.windowLevel(level) }.level } == levels)
  }

  @Test func rolesAndBehaviorsAreKept() {
    func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "none" }
    let roles: [WindowManagerRole] = [.automatic, .principal, .associated]
    let launches: [SceneLaunchBehavior] = [.automatic, .presented, .suppressed]
    let restorations: [SceneRestorationBehavior] = [.automatic, .disabled]
    let sizes: [WindowIdealSize] = [.automatic, .fitToContent, .maximum]

    #expect(roles.map { role in text(preferences { $0.windowManagerRole(role) }.managerRole) } == roles.map { text($0) })
    #expect(
      launches.map { one in text(preferences { $0.defaultLaunchBehavior(one) }.launchBehavior) } == launches.map { text($0) })
    #expect(
      restorations.map { one in text(preferences { $0.restorationBehavior(one) }.restorationBehavior) }
        == restorations.map { text($0) })
    #expect(sizes.map { one in text(preferences { $0.windowIdealSize(one) }.idealSize) } == sizes.map { text($0) })
    #expect(Set(roles.map { text($0) }).count == 3 && Set(launches.map { text($0) }).count == 3)
  }

  @Test func eventsAndOverlaysAreKept() {
    #expect(preferences { $0.handlesExternalEvents(matching: ["note"]) }.externalEvents == ["note"])
    #expect(preferences { $0.persistentSystemOverlays(.hidden) }.systemOverlays == .hidden)
  }

  @Test func stylesOfWindowsAreKept() {
    #expect(preferences { $0.windowStyle(.plain) }.style == PlainWindowStyle.self)
    #expect(preferences { $0.windowStyle(.hiddenTitleBar) }.style == HiddenTitleBarWindowStyle.self)
    #expect(preferences { $0.windowStyle(.titleBar) }.style == TitleBarWindowStyle.self)
    #expect(preferences { $0.windowStyle(.automatic) }.style == DefaultWindowStyle.self)
    #expect(preferences { $0.windowStyle(PlainWindowStyle()) }.style == PlainWindowStyle.self)
    #expect(preferences { $0.windowStyle(HiddenTitleBarWindowStyle()) }.style == HiddenTitleBarWindowStyle.self)
    #expect(preferences { $0.windowStyle(TitleBarWindowStyle()) }.style == TitleBarWindowStyle.self)
    #expect(preferences { $0.windowStyle(DefaultWindowStyle()) }.style == DefaultWindowStyle.self)
  }

  @Test func stylesOfWindowsToolbarsAreKept() {
    #expect(preferences { $0.windowToolbarStyle(.unified) }.toolbarStyle == UnifiedWindowToolbarStyle.self)
    #expect(preferences { $0.windowToolbarStyle(.unified(showsTitle: false)) }.toolbarStyle == UnifiedWindowToolbarStyle.self)
    #expect(preferences { $0.windowToolbarStyle(.unifiedCompact) }.toolbarStyle == UnifiedCompactWindowToolbarStyle.self)
    #expect(
      preferences { $0.windowToolbarStyle(.unifiedCompact(showsTitle: false)) }.toolbarStyle
        == UnifiedCompactWindowToolbarStyle.self)
    #expect(preferences { $0.windowToolbarStyle(.expanded) }.toolbarStyle == ExpandedWindowToolbarStyle.self)
    #expect(preferences { $0.windowToolbarStyle(.automatic) }.toolbarStyle == DefaultWindowToolbarStyle.self)
    #expect(preferences { $0.windowToolbarStyle(ExpandedWindowToolbarStyle()) }.toolbarStyle == ExpandedWindowToolbarStyle.self)
    #expect(preferences { $0.windowToolbarStyle(DefaultWindowToolbarStyle()) }.toolbarStyle == DefaultWindowToolbarStyle.self)
  }

  @Test func stylesOfMenuBarExtrasAreKept() {
    #expect(preferences { $0.menuBarExtraStyle(.menu) }.menuBarExtraStyle == PullDownMenuBarExtraStyle.self)
    #expect(preferences { $0.menuBarExtraStyle(.window) }.menuBarExtraStyle == WindowMenuBarExtraStyle.self)
    #expect(preferences { $0.menuBarExtraStyle(.automatic) }.menuBarExtraStyle == AutomaticMenuBarExtraStyle.self)
    #expect(preferences { $0.menuBarExtraStyle(PullDownMenuBarExtraStyle()) }.menuBarExtraStyle == PullDownMenuBarExtraStyle.self)
    #expect(preferences { $0.menuBarExtraStyle(WindowMenuBarExtraStyle()) }.menuBarExtraStyle == WindowMenuBarExtraStyle.self)
  }

  @Test func anAppIsMadeWithoutArguments() {
    func make<A: App>(_: A.Type) -> A { A() }

    #expect(Stage(app: make(Plain.self)).shows("Plain"))
  }

  @Test func commandsStandInTheMenuOfTheirPlacement() throws {
    let menus: [(CommandGroupPlacement, String)] = [
      (.appInfo, "App"), (.appSettings, "App"), (.systemServices, "App"), (.appVisibility, "App"), (.appTermination, "App"),
      (.newItem, "File"), (.saveItem, "File"), (.importExport, "File"), (.printItem, "File"), (.undoRedo, "Edit"),
      (.pasteboard, "Edit"), (.textEditing, "Edit"), (.textFormatting, "Format"), (.toolbar, "View"), (.sidebar, "View"),
      (.windowSize, "Window"), (.windowArrangement, "Window"), (.windowList, "Window"), (.singleWindowList, "Window"),
      (.help, "Help"),
    ]

    for (placement, menu) in menus {
      let stage = Stage(
        app: Made(WindowGroup { Text("A") }.commands { CommandGroup(after: placement) { Button("Own") {} } }))
      #expect(try stage.commands(menu).button("Own").label == "Own")
    }
  }

  @Test func commandsAreAddedInEachForm() throws {
    let name = "Own"
    func button(_ commands: some Commands, in menu: String) throws -> String {
      try Stage(app: Made(WindowGroup { Text("A") }.commands { commands })).commands(menu).button("Add").label
    }

    #expect(try button(CommandMenu("Own") { Button("Add") {} }, in: "Own") == "Add")
    #expect(try button(CommandMenu(name) { Button("Add") {} }, in: "Own") == "Add")
    #expect(try button(CommandMenu(Text("Own")) { Button("Add") {} }, in: "Own") == "Add")
    #expect(try button(CommandGroup(before: .newItem) { Button("Add") {} }, in: "File") == "Add")
    #expect(try button(CommandGroup(replacing: .newItem) { Button("Add") {} }, in: "File") == "Add")
  }
}

private struct Plain: App {
  var body: some Scene { WindowGroup { Text("Plain") } }
}

private struct Made<Content: Scene>: App {
  let content: Content

  init() { fatalError("made by a test, with a scene") }
  init(_ content: Content) { self.content = content }

  var body: some Scene { content }
}

@MainActor private final class Seen {
  var preferences = WindowPreferences()
}

private struct PreferenceReader: View {
  @Environment(\.windowPreferences) private var preferences
  let seen: Seen

  var body: some View {
    let _ = seen.preferences = preferences
    Text("read")
  }
}
