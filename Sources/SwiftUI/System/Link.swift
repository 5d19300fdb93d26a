import Foundation
@_spi(Runtime) import SwiftUICore

/// A button that opens a URL.
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label

  nonisolated init(destination: URL, label: Label) {
    self.destination = destination
    self.label = label
  }
}

extension Link: View {
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }

  public var body: some View { LinkButton(destination: destination, label: label) }
}

private struct LinkButton<Label: View>: View {
  let destination: URL
  let label: Label

  @Environment(\.openURL) private var openURL

  var body: some View {
    Button(action: { openURL(destination) }, label: { label })
  }
}

extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: Text(title))
  }
}
