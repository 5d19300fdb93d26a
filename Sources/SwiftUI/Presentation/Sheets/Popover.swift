import Foundation
@_spi(Runtime) import SwiftUICore

/// The part of a view that a popover is attached to.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle in the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)

  var attachment: PresentationAttachment {
    PresentationAttachment { frame in
      switch self {
      case .rect(let source): return source.value(in: frame)
      case .point(let point):
        return CGRect(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0, height: 0)
      }
    }
  }
}

extension View {
  /// Presents a popover at the view while `isPresented` is true; on a narrow screen it is a sheet.
  ///
  /// - Gap: the arrow is not drawn, and the popover stands below or above, where there is more room, whatever `arrowEdge` says.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    popover(item: isPresented.presentedFlag, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) { _ in content() }
  }

  /// Presents a popover at the view while there is an item; on a narrow screen it is a sheet.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(kind: .popover, item: item, attachment: attachmentAnchor.attachment, content: content))
  }

  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    popover(isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: nil, content: content)
  }

  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: nil, content: content)
  }
}
