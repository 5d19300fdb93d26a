import Foundation
import UniformTypeIdentifiers

@_spi(Runtime) import SwiftUICore

/// Decides about what is dragged over a view.
@preconcurrency @MainActor
public protocol DropDelegate {
  /// Whether the view takes it at all.
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  /// What a drop would do now; nil leaves it as it was.
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
  @MainActor @preconcurrency public func validateDrop(info: DropInfo) -> Bool { true }
  @MainActor @preconcurrency public func dropEntered(info: DropInfo) {}
  @MainActor @preconcurrency public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  @MainActor @preconcurrency public func dropExited(info: DropInfo) {}
}

/// What is dragged, and where it is.
public struct DropInfo: Sendable {
  /// In the coordinates of the view, in points.
  public let location: CGPoint
  let providers: [NSItemProvider]

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }

  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { provider in types.contains(where: provider.hasItemConformingToTypeIdentifier) }
  }
}

/// What a drop does with what is dropped.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
  case delete, alias
}

/// What a drop would do.
public struct DropProposal: Sendable, CustomDebugStringConvertible {
  public let operation: DropOperation
  public let operationOutsideApplication: DropOperation?

  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }

  public var debugDescription: String { "DropProposal(operation: \(operation))" }
}
