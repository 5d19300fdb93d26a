import CoreTransferable
import UniformTypeIdentifiers

@_spi(Runtime) import SwiftUICore

/// What changes rows of a table.
@preconcurrency @MainActor
public protocol _TableRowContentModifier {
  @MainActor func _change(_ rows: AnyView) -> AnyView
}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowContentModifier {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  @MainActor public func _rows(_ columns: _TableColumns<Content.TableRowValue>) -> AnyView {
    modifier._change(content._rows(columns))
  }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
  public var data: Content.Data { content.data }
}

/// Changes rows as their views are changed.
nonisolated struct TableRowViewModifier: _TableRowContentModifier {
  let change: @MainActor (AnyView) -> AnyView

  @MainActor func _change(_ rows: AnyView) -> AnyView { change(rows) }
}

public nonisolated struct _ContextMenuTableRowModifier<M: View>: _TableRowContentModifier {
  let menu: M

  @MainActor public func _change(_ rows: AnyView) -> AnyView { AnyView(rows.contextMenu { menu }) }
}

public nonisolated struct _ContextMenuPreviewTableRowModifier<M: View, P: View>: _TableRowContentModifier {
  let menu: M
  let preview: P

  @MainActor public func _change(_ rows: AnyView) -> AnyView {
    AnyView(
      rows.contextMenu {
        menu
      } preview: {
        preview
      })
  }
}

extension TableRowContent {
  @MainActor @preconcurrency
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M>> {
    ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier(menu: menuItems()))
  }

  @MainActor @preconcurrency
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> ModifiedContent<Self, _ContextMenuPreviewTableRowModifier<M, P>> {
    ModifiedContent(
      content: self, modifier: _ContextMenuPreviewTableRowModifier(menu: menuItems(), preview: preview()))
  }

  @MainActor @preconcurrency
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<Self.TableRowValue> {
    changed { AnyView($0.selectionDisabled(isDisabled)) }
  }

  @MainActor @preconcurrency
  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<Self.TableRowValue> {
    changed { AnyView($0.onHover(perform: action)) }
  }

  @MainActor @preconcurrency
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<Self.TableRowValue> { changed { AnyView($0.draggable(payload())) } }

  @MainActor @preconcurrency
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<Self.TableRowValue> {
    changed { rows in
      AnyView(
        rows.dropDestination(for: T.self) { items, _ in
          action(items)
          return true
        })
    }
  }

  @MainActor func changed(_ change: @escaping @MainActor (AnyView) -> AnyView) -> ModifiedContent<Self, TableRowViewModifier> {
    ModifiedContent(content: self, modifier: TableRowViewModifier(change: change))
  }
}
