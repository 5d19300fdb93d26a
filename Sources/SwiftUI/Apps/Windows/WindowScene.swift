@_spi(Runtime) import SwiftUICore

/// The open windows of one scene, one over the other; only the front window of the app shows.
struct WindowScene<Content: View>: View {
  let description: SceneDescription
  let content: @MainActor (WindowValue) -> Content
  @State private var key = SceneKey()
  @Environment(\.windowControl) private var control
  @Environment(\.sceneShortcut) private var shortcut

  var body: some View {
    let control = declare()
    if let shortcut {
      OpenWindowCommand(description: description) { control?.show((key, description), value: nil) }
        .keyboardShortcut(shortcut)
    }
    ForEach(windows(of: control)) { window in
      content(WindowValue(control: control, id: window.id))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.windowID, window.id)
        .environment(\.sceneIdentifier, "\(description.id ?? "window")-\(window.id)")
        .modifier(WindowLayer(isFront: window.id == control?.windows.front))
    }
  }

  private func declare() -> WindowControl? {
    control?.directory.declare(key, description)
    return control
  }

  private func windows(of control: WindowControl?) -> [OpenWindow] {
    guard let control else { return [] }
    return control.windows.open.filter { $0.scene === key || ($0.scene == nil && control.directory.isFirst(key)) }
  }
}

/// The command of the menu bar that opens a scene's window: a new one in the menu File, the only one in the menu Window.
private struct OpenWindowCommand: View {
  let description: SceneDescription
  let action: @MainActor () -> Void

  var body: some View {
    switch description.kind {
    case .group: CommandSection(label: Text(verbatim: "File"), content: Button("New Window", action: action))
    case .single, .settings:
      CommandSection(
        label: Text(verbatim: "Window"), content: Button(action: action) { description.title ?? Text("Settings") })
    }
  }
}

/// What a window was opened for, which its content may change.
struct WindowValue {
  let control: WindowControl?
  let id: Int

  @MainActor func binding<Value: Hashable>(_ type: Value.Type) -> Binding<Value?> {
    Binding(
      get: { control?.windows.value(of: id)?.base as? Value },
      set: { control?.windows.setValue($0.map { AnyHashable($0) }, of: id) })
  }

  @MainActor func binding<Value: Hashable>(_ type: Value.Type, default defaultValue: @escaping () -> Value) -> Binding<Value> {
    let optional = binding(type)
    return Binding(get: { optional.wrappedValue ?? defaultValue() }, set: { optional.wrappedValue = $0 })
  }
}

/// Shows and describes a window only while it is the front one; behind it, it lives on.
private nonisolated struct WindowLayer: WrappingModifier {
  let isFront: Bool

  @MainActor func makeNode(_ context: NodeContext) -> WindowNode { WindowNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: WindowNode, _ context: NodeContext) -> Bool {
    node.isFront = isFront
    return false
  }
}

private final class WindowNode: WrapperNode {
  var isFront = true

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    if isFront { super.draw(into: &context, at: origin) }
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    if isFront { super.describe(into: &builder, at: origin) }
  }
}
