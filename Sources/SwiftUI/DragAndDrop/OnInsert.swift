import CoreTransferable
import Foundation
import TopdownDisplay
import UniformTypeIdentifiers

@_spi(Runtime) import SwiftUICore

extension DynamicViewContent {
  /// Hands `action` what is dropped between rows, and before which offset it is to stand.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: supportedContentTypes.map(\.identifier), perform: action)
  }

  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(
      InsertModifier { offset, info in
        let providers = info.itemProviders(for: acceptedTypeIdentifiers)
        if !providers.isEmpty { action(offset, providers) }
      })
  }

  /// Hands `action` the models that are dropped between rows, and before which offset they are to stand.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(
      InsertModifier { offset, info in
        NSItemProvider.receive(T.self, from: info.providers) { action($0, offset) }
      })
  }
}

nonisolated struct InsertModifier: WrappingModifier, _DynamicViewModifier {
  typealias Body = Never

  let insert: (Int, DropInfo) -> Void

  @MainActor func makeNode(_ context: NodeContext) -> InsertNode { InsertNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: InsertNode, _ context: NodeContext) -> Bool {
    node.insert = insert
    node.isEnabled = context.environment.isEnabled
    return false
  }
}

/// A row beside which something can be dropped.
final class InsertNode: WrapperNode {
  var insert: ((Int, DropInfo) -> Void)?
  var isEnabled = true

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    builder.offer([.drop], of: inner, by: self, at: origin, isEnabled: isEnabled)
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard action == .drop, isEnabled, let insert, let drag = DroppedItems(argument, for: self),
      let index = placeInCollection?.index
    else { return }
    let info = DropInfo(location: CGPoint(x: size.width / 2, y: size.height / 2), providers: drag.providers)
    Recorder.withoutRecording { insert(drag.side == .before ? index : index + 1, info) }
  }
}
