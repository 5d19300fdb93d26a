import Foundation
@_spi(Runtime) import SwiftUICore

/// A button that offers items to other apps.
///
/// - Gap: no list of apps to choose from is shown: the items go to the system at once.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View>
where Data.Element: Transferable {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  private let label: Label

  @Environment(\.systemServices) private var system

  nonisolated init(
    items: Data, subject: Text?, message: Text?,
    preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }
}

extension ShareLink: View {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(items: items, subject: subject, message: message, preview: preview, label: label())
  }

  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview }, label: label())
  }

  public var body: some View {
    Button(action: { share() }, label: { label })
  }

  @MainActor private func share() {
    system?.share(
      SharedContent(
        items: Array(items), subject: subject?.string, message: message?.string,
        titles: items.compactMap { preview?($0).title.string }))
  }
}

/// What a share link shows where no label is given.
public struct DefaultShareLinkLabel: View {
  let title: Text?

  nonisolated init(title: Text?) { self.title = title }

  public var body: some View {
    Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
