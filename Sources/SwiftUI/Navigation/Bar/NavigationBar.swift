import Foundation
@_spi(Runtime) import SwiftUICore

/// The bar at the top of a screen; there is none without a title, a way back or an item (`ios/nav/push-noback`).
struct NavigationBar: View {
  let model: NavigationBarModel
  let dismissal: ScreenDismissal?

  var body: some View {
    let look = model.settings.look(of: .navigationBar)
    BarContainer(edge: .top, model: model, look: look, content: parts)
      .transformEnvironment(\.colorScheme) { if let scheme = look.colorScheme { $0 = scheme } }
  }

  @ViewBuilder private var parts: some View {
    let settings = model.settings
    if let dismissal, !settings.isBackButtonHidden {
      BackButton(title: model.below?.settings.title, action: dismissal.dismiss).barPart(.back)
    }
    if model.hasTitle, let title = settings.title {
      let isLarge = model.showsLargeTitle
      BarTitle(title: title, isLarge: isLarge).barPart(isLarge ? .largeTitle : .title)
      if let subtitle = settings.subtitle {
        subtitle.font(isLarge ? .subheadline : .caption).foregroundStyle(.secondary).lineLimit(1)
          .barPart(isLarge ? .largeSubtitle : .subtitle)
      }
    }
  }
}

/// The items at the lower edge of a screen.
struct BottomBar: View {
  let model: NavigationBarModel

  var body: some View {
    let look = model.settings.look(of: .bottomBar)
    BarContainer(edge: .bottom, model: model, look: look, content: EmptyView())
      .transformEnvironment(\.colorScheme) { if let scheme = look.colorScheme { $0 = scheme } }
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
    Button(action: action) {
      Image(systemName: layoutDirection == .rightToLeft ? "chevron.forward" : "chevron.backward")
        .font(.system(size: 19, weight: .medium))
        .frame(width: 44, height: 44)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(title ?? Text("Back"))
    .accessibilityIdentifier("BackButton")
  }
}
