import Foundation
@_spi(Runtime) import SwiftUICore

/// The cells of one row.
struct TableCells<Value: Identifiable>: View {
  let value: Value
  let columns: _TableColumns<Value>

  var body: some View {
    TableRowLayout(widths: columns.shown.map(\.width)) {
      ForEach(columns.shown.indices, id: \.self) { index in
        let column = columns.shown[index]
        HStack { cell(index) }.frame(maxWidth: .infinity, alignment: column.alignment.alignment)
      }
    }
  }

  @ViewBuilder private func cell(_ index: Int) -> some View {
    let cell = columns.shown[index].cell(value)
    if index > 0 {
      cell
    } else if let disclosure = columns.disclosure {
      HStack {
        Image(systemName: disclosure.wrappedValue ? "chevron.down" : "chevron.right")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(TintShapeStyle())
          .modifier(Presence(isDrawn: true, isDescribed: false))
        cell
      }
      .modifier(DisclosureBehavior(isExpanded: disclosure))
      .padding(.leading, indentation)
    } else {
      cell.padding(.leading, indentation)
    }
  }

  private var indentation: CGFloat { 20 * CGFloat(columns.depth) }
}

/// The titles of a table's columns; a column that sorts has a button.
struct TableHeader<Value: Identifiable>: View {
  let columns: [_TableColumn<Value>]
  let sorting: TableSorting?

  var body: some View {
    TableRowLayout(widths: columns.map(\.width)) {
      ForEach(columns.indices, id: \.self) { index in
        let column = columns[index]
        title(column).frame(maxWidth: .infinity, alignment: column.alignment.alignment)
      }
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }

  @ViewBuilder private func title(_ column: _TableColumn<Value>) -> some View {
    if let sorting, let comparator = column.comparator {
      let order = sorting.order(comparator)
      Button {
        sorting.choose(comparator)
      } label: {
        HStack(spacing: 4) {
          column.label
          if let order {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down").font(.caption.weight(.semibold))
              .modifier(Presence(isDrawn: true, isDescribed: false))
          }
        }
      }
      .buttonStyle(.plain)
      .accessibilityValue(Text(verbatim: order.map { $0 == .forward ? "ascending" : "descending" } ?? ""))
    } else {
      column.label.accessibilityAddTraits(.isHeader)
    }
  }
}

/// Cells side by side, each as wide as its column.
struct TableRowLayout: Layout {
  let widths: [TableColumnWidth]
  let spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions(by: CGSize(width: idealWidth, height: 0)).width
    let heights = zip(subviews, shares(of: room)).map { view, width in
      view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    return CGSize(width: room, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (view, width) in zip(subviews, shares(of: bounds.width)) {
      view.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: nil))
      x += width + spacing
    }
  }

  private var gaps: CGFloat { spacing * CGFloat(max(0, widths.count - 1)) }
  private var idealWidth: CGFloat { gaps + widths.reduce(0) { $0 + ($1.ideal ?? $1.min ?? 100) } }
  private func shares(of room: CGFloat) -> [CGFloat] { TableColumnWidth.shares(of: room - gaps, among: widths) }
}
