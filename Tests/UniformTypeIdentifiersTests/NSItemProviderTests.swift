#if !canImport(ObjectiveC)
  import Foundation
  import Testing
  import UniformTypeIdentifiers

  struct NSItemProviderTests {
    @Test func aTextIsHandedOverAsATextAndAsData() async throws {
      let provider = NSItemProvider(object: NSString(string: "Dune"))

      let item = try await provider.loadItem(forTypeIdentifier: UTType.plainText.identifier)

      #expect((item as? NSString)?.description == "Dune")
      #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
      #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
    }

    @Test func aFormIsMadeWhenSomebodyAsks() {
      let provider = NSItemProvider()
      provider.registerDataRepresentation(for: .json) { answer in
        answer(Data("[]".utf8), nil)
        return nil
      }

      provider.loadDataRepresentation(for: .json) { data, _ in #expect(data == Data("[]".utf8)) }

      #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    }

    @Test func whatIsNotThereIsNamed() {
      let provider = NSItemProvider(object: NSURL(string: "https://example.org")!)

      provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, error in
        #expect(data == nil)
        #expect(
          "\(error!)"
            == "the item provider has nothing as public.image: register a representation of that type. It has public.url.")
      }
    }
  }
#endif
