import Foundation
@_spi(Runtime) import SwiftUICore

/// The bar at the top of a screen; there is none without a title, a way back or an item (`ios/nav/push-noback`).
struct NavigationBar: View {
  let model: NavigationBarModel
  let pop: (@MainActor () -> Void)?

  var body: some View {
    let settings = model.settings
    let hasBackButton = pop != nil && !settings.isBackButtonHidden
    if settings.visibility[.navigationBar] != .hidden, model.hasTitle || hasBackButton {
      BarContainer(model: model, content: parts(hasBackButton))
    }
  }

  @ViewBuilder private func parts(_ hasBackButton: Bool) -> some View {
    if hasBackButton, let pop {
      BackButton(title: model.below?.settings.title, action: pop).barPart(.back)
    }
    if model.hasTitle, let title = model.settings.title {
      BarTitle(title: title, isLarge: model.isTitleLarge).barPart(model.isTitleLarge ? .largeTitle : .title)
    }
  }
}

/// The name of a screen in its bar.
private struct BarTitle: View {
  let title: Text
  let isLarge: Bool

  var body: some View {
    title
      .font(isLarge ? .largeTitle.bold() : .headline)
      .lineLimit(1)
      .accessibilityAddTraits(.isHeader)
  }
}

/// Leads back to the screen below, after which it is called.
private struct BackButton: View {
  let title: Text?
  let action: @MainActor () -> Void

  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    Image(systemName: layoutDirection == .rightToLeft ? "chevron.forward" : "chevron.backward")
      .font(.system(size: 19, weight: .medium))
      .frame(width: 44, height: 44)
      .modifier(ButtonBehavior(role: nil, action: action))
      .accessibilityLabel(title ?? Text("Back"))
      .accessibilityIdentifier("BackButton")
  }
}
