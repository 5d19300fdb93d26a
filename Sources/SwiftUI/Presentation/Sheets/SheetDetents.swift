import Foundation
@_spi(Runtime) import SwiftUICore

/// The heights at which one sheet rests, and which of them it has now.
struct SheetDetents {
  private let selection: PresentationDetent?
  private let largest: CGFloat
  /// The detents with their heights, the smallest first.
  let byHeight: [(detent: PresentationDetent, height: CGFloat)]

  init(_ settings: PresentationSettings, draggedTo: PresentationDetent?, in node: PresentationNode) {
    let screen = node.size
    let largest = SheetMetrics.largestHeight(in: screen, (node.parent as? RootNode)?.safeAreaInsets ?? EdgeInsets())
    let context = PresentationDetent.Context(maxDetentValue: largest, environment: node.surroundings.environment)
    self.largest = largest
    selection = settings.selection?.detent ?? draggedTo
    byHeight = settings.detents.compactMap { detent in
      Self.height(of: detent, in: screen, context).map { (detent, min(largest, max(0, $0))) }
    }.sorted { $0.height < $1.height }
  }

  private static func height(
    of detent: PresentationDetent, in screen: CGSize, _ context: PresentationDetent.Context
  ) -> CGFloat? {
    switch detent.rest {
    case .medium: SheetMetrics.mediumHeight(in: screen)
    case .large: context.maxDetentValue
    case .fraction(let fraction): fraction * context.maxDetentValue
    case .height(let height): height
    case .custom(let custom): custom.type.height(in: context)
    }
  }

  private var index: Int? {
    byHeight.firstIndex { $0.detent == selection } ?? (byHeight.isEmpty ? nil : 0)
  }

  var selected: PresentationDetent? { index.map { byHeight[$0].detent } }
  var selectedHeight: CGFloat { index.map { byHeight[$0].height } ?? largest }

  /// Where a tap on the grabber goes.
  var next: PresentationDetent? { index.map { byHeight[($0 + 1) % byHeight.count].detent } }

  func height(of detent: PresentationDetent) -> CGFloat? { byHeight.first { $0.detent == detent }?.height }
}
