import Foundation
@_spi(Runtime) import SwiftUICore

/// A round button with a question mark that leads to help.
public struct HelpLink {
  private let target: Target

  fileprivate enum Target {
    case action(() -> Void)
    case destination(URL)
  }
}

extension HelpLink: View {
  public nonisolated init(action: @escaping () -> Void) { target = .action(action) }

  /// - Parameters:
  ///   - destination: what a tap opens.
  public nonisolated init(destination: URL) { target = .destination(destination) }

  @MainActor @preconcurrency public var body: some View { HelpButton(target: target) }
}

private struct HelpButton: View {
  let target: HelpLink.Target

  @Environment(\.openURL) private var openURL

  var body: some View {
    Button {
      switch target {
      case .action(let action): action()
      case .destination(let url): openURL(url)
      }
    } label: {
      Image(systemName: "questionmark.circle")
    }
    .accessibilityLabel(Text(verbatim: "Help"))
  }
}
