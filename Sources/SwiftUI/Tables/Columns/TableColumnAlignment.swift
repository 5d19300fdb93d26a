import Foundation
@_spi(Runtime) import SwiftUICore

/// Where cells and the header of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
  let alignment: Alignment

  public static var automatic: TableColumnAlignment { .leading }
  public static var leading: TableColumnAlignment { TableColumnAlignment(alignment: .leading) }
  public static var center: TableColumnAlignment { TableColumnAlignment(alignment: .center) }
  public static var trailing: TableColumnAlignment { TableColumnAlignment(alignment: .trailing) }
  /// At the edge where numbers end.
  public static var numeric: TableColumnAlignment { .trailing }

  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .trailing }

  public static func == (a: TableColumnAlignment, b: TableColumnAlignment) -> Bool { a.alignment == b.alignment }

  public func hash(into hasher: inout Hasher) { hasher.combine(alignment == .leading ? 0 : alignment == .center ? 1 : 2) }
}
