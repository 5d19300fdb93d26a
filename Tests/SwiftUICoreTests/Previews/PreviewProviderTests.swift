import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

private struct Shelf_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("Full").previewDisplayName("Full shelf")
      Text("Empty").previewLayout(.fixed(width: 100, height: 50))
    }
    Text("Wide").previewInterfaceOrientation(.landscapeLeft).previewDisplayName("Full shelf")
  }
}

private struct BookPreview: PreviewProvider {
  static var previews: some View { Text("Dune").previewLayout(.sizeThatFits).previewDevice("iPhone 17") }
}

private struct CountedPreview: PreviewProvider {
  @MainActor static var appearances = 0

  static var previews: some View { Text("Counted").onAppear { appearances += 1 } }
}

@MainActor struct PreviewProviderTests {
  private let records = PreviewCatalog.records(ofProviders: [Shelf_Previews.self, BookPreview.self])

  @Test func eachViewOfAProviderIsAPreview() {
    #expect(records.map(\.id) == ["Book/Preview", "Shelf/Full shelf", "Shelf/Preview 2", "Shelf/Full shelf 2"])
  }

  @Test func listingPreviewsLetsNothingAppear() {
    _ = PreviewCatalog.records(ofProviders: [CountedPreview.self])

    #expect(CountedPreview.appearances == 0)
  }

  @Test func layoutAndOrientationAreTheHosts() {
    #expect(records.map(\.traits.size) == [.thatFits, .device, .fixed(width: 100, height: 50), .device])
    #expect(records.map(\.traits.orientation) == [.portrait, .portrait, .portrait, .landscapeLeft])
  }

  @Test func aPreviewShowsItsOwnViewOnly() {
    let graph = ViewGraph(environment: EnvironmentValues()) { _ in }
    graph.size = CGSize(width: 200, height: 200)

    func mount<V: View>(_ view: V) { graph.mount(view) }
    mount(records[2].makeView())

    #expect(graph.semantics().children.map(\.label) == ["Empty"])
  }

  @Test func providersOfTheProcessAreDiscovered() {
    #expect(PreviewCatalog.all().contains { $0.fileID.hasSuffix("BookPreview") && $0.line == 0 })
  }

  @Test func noPlatformIsAskedForWhereNoneIsNamed() {
    #expect(BookPreview.platform == nil)
  }
}
