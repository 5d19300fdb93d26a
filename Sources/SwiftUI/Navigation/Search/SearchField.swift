import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// A search field with its tokens and scopes, and the button that ends the search.
struct SearchField: View {
  let model: SearchModel
  let prompt: Text
  let isActive: Bool
  let text: String
  let tokens: AnyView?
  let scopes: AnyView?
  let submitActions: SubmitActions
  var focus: SearchFocus?

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        HStack(spacing: 6) {
          Image(systemName: "magnifyingglass").foregroundStyle(.secondary).modifier(Presence(isDrawn: true, isDescribed: false))
          if let tokens { HStack(spacing: 4) { tokens } }
          field.modifier(SearchFieldBehavior(isEmpty: text.isEmpty, model: model))
        }
        .padding(.horizontal, 14)
        .frame(minHeight: 46)
        .modifier(GlassBackground())
        if isActive {
          Button {
            model.dismiss()
          } label: {
            Image(systemName: "xmark").frame(width: 46, height: 46)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Close")
          .modifier(GlassBackground())
        }
      }
      if let scopes { scopes }
    }
    .font(.body)
    .transformEnvironment(\.submitActions) { [submitActions] in
      $0 = SubmitActions(actions: [(.text, { submitActions.run(for: .search) })])
    }
  }

  private var field: AnyView {
    let field = AnyView(TextField(text: typedText, prompt: prompt) { prompt })
    return focus?.apply(field) ?? field
  }

  private var typedText: Binding<String> {
    Binding {
      model.typedText
    } set: {
      model.typedText = $0
    }
  }
}

/// Makes a text field a search field, which a tap activates.
private nonisolated struct SearchFieldBehavior: WrappingModifier {
  typealias Body = Never

  let isEmpty: Bool
  let model: SearchModel

  @MainActor func makeNode(_ context: NodeContext) -> SearchFieldNode { SearchFieldNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: SearchFieldNode, _ context: NodeContext) -> Bool {
    node.isEmpty = isEmpty
    node.model = model
    return false
  }
}

final class SearchFieldNode: WrapperNode {
  var isEmpty = true
  weak var model: SearchModel?
  /// What edits the text.
  private weak var field: LayoutNode?

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    for var node in builder.collect({ super.describe(into: &$0, at: origin) }) {
      if node.role == .textField {
        node.role = .searchField
        node.actions.append(.activate)
        field = builder.targets[node.id]
        builder.targets[node.id] = self
      }
      builder.nodes.append(node)
    }
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    Recorder.withoutRecording {
      if action == .activate {
        model?.isActive = true
      } else if action == .setText, argument == "", isEmpty {
        // The field itself would see no change.
        model?.typedText = ""
      } else {
        field?.perform(action, argument: argument)
      }
    }
  }
}

/// A capsule of glass behind the content.
struct GlassBackground: WrappingModifier {
  typealias Body = Never

  nonisolated init() {}

  func makeNode(_ context: NodeContext) -> GlassNode { GlassNode(id: context.nextNodeID()) }

  func update(_ node: GlassNode, _ context: NodeContext) -> Bool {
    node.glass = Glass(context.environment)
    return false
  }
}

final class GlassNode: WrapperNode {
  var glass = Glass()

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    context.add(glass, in: CGRect(origin: origin, size: size))
    super.draw(into: &context, at: origin)
  }
}
