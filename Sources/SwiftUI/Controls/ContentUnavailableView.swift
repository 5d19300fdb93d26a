import Foundation
@_spi(Runtime) import SwiftUICore

/// Says in the middle of the room that there is nothing to show, and what can be done about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  nonisolated init(label: Label, description: Description, actions: Actions) {
    self.label = label
    self.description = description
    self.actions = actions
  }
}

extension ContentUnavailableView: View {
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }

  public var body: some View {
    LayoutView(
      layout: CenteredLayout(),
      content: VStack(spacing: 16) {
        VStack(spacing: 8) {
          label.font(.title2.bold()).labelStyle(UnavailableLabelStyle())
          description.font(.subheadline).foregroundStyle(.secondary)
        }
        VStack(spacing: 12) { actions }
      }
      .multilineTextAlignment(.center))
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: Label(title, systemImage: name), description: description, actions: EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: Label(title, systemImage: name), description: description, actions: EmptyView())
  }

  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: Label(title, image: name), description: description, actions: EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: Label(title, image: name), description: description, actions: EmptyView())
  }
}

/// A large gray icon above the title.
private nonisolated struct UnavailableLabelStyle: LabelStyle, BuiltInStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.largeTitle).imageScale(.large).foregroundStyle(.secondary)
      configuration.title
    }
  }
}

/// Fills what is proposed, with its view in the middle and some room at the sides.
private struct CenteredLayout: Layout {
  private static let margin: CGFloat = 16

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let content = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: max(proposal.width ?? 0, content.width + 2 * Self.margin), height: max(proposal.height ?? 0, content.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * Self.margin) }, height: proposal.height)
  }
}
