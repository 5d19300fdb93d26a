#if canImport(TopdownStage)
  import Foundation
  import ItemsApp
  import ItemsLive
  import ItemsModels
  import SwiftUI
  import Testing
  import TopdownEvidence
  import TopdownNetworking
  import TopdownScenarios
  import TopdownStage

  /// The same requirement once more, so that it can be scripted without a word of it in the app.
  @Scripted private protocol ItemService: ItemServicing {
    func fetchItems() async throws -> [Item]
  }

  @MainActor struct ItemsScreenTests {
    private let server = URL(string: "https://example.org")!

    @Test func itemsComeFromTheServerToTheScreen() async throws {
      let transport = StubTransport()
      transport.stub("GET", "/items", .json(#"[{"id": "00000000-0000-0000-0000-000000000001", "title": "Keys"}]"#))
      let stage = Stage(ItemsScreen(server: server, token: "secret", session: transport.session))

      try await stage.settleWithOutside()

      #expect(stage.shows("Keys"), "\(stage.screen)")
      #expect(transport.requests.map(\.description) == ["GET https://example.org/items"])
    }

    @Test func aServerThatComesBackIsAskedOnceMore() async throws {
      let log = ExecutionLog()
      let transport = StubTransport(onRequest: log.call("request") { $0.description })
      transport.stub("GET", "/items", .status(503))
      let stage = Stage(ItemsScreen(server: server, token: nil, session: transport.session))
      try await stage.settleWithOutside()
      #expect(stage.shows("The server can’t answer now (503)."), "\(stage.screen)")

      transport.stub("GET", "/items", .json("[]"))
      try stage.button("Try again").tap()
      try await stage.settleWithOutside()

      #expect(stage.shows("No items"), "\(stage.screen)")
      #expect(log == ["request GET https://example.org/items", "request GET https://example.org/items"])
    }

    @Test func theScreenAsksOnceHoweverOftenItIsEvaluated() throws {
      let log = ExecutionLog()
      let title = Binding.variable("Items")
      let stage = Stage(Relabelled(title: title) { ItemsScreen(service: ScriptedItemService(log: log, fetchItems: .empty)) })

      title.wrappedValue = "Things"
      try stage.settle()

      #expect(stage.shows("Things"))
      #expect(log == ["fetchItems"])
    }
  }

  /// Makes its content anew for each title.
  private struct Relabelled<Content: View>: View {
    @Binding var title: String
    @ViewBuilder let content: () -> Content

    var body: some View {
      VStack {
        Text(title)
        content()
      }
    }
  }
#else
  import Testing

  struct ItemsScreenTests {
    @Test("ItemsScreenTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
