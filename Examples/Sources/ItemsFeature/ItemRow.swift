import ItemsModels
import SwiftUI

struct ItemRow: View {
  let item: Item

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(item.title)
      if let detail = item.detail, !detail.isEmpty {
        Text(detail)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}

#Preview("One item", traits: .fixedLayout(width: 320, height: 80)) {
  ItemRow(item: ItemFixtures.lens).padding()
}
