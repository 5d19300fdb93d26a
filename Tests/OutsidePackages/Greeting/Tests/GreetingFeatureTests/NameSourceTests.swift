#if !canImport(Darwin)
  import GreetingFeature
  import Testing
  import TopdownEvidence

  struct NameSourceTests {
    @Test func aScriptedServiceIsThatOfItsModule() async throws {
      let log = ExecutionLog()
      let source = ScriptedNameSource(
        log: log, names: .success(["Ada"]), isOpen: .success(true), payloads: .init(names: { "\($0)…" }))

      #expect(try await source.names(startingWith: "A") == ["Ada"])
      #expect(source.isOpen)
      #expect(log == ["names A…"])
    }
  }
#endif
