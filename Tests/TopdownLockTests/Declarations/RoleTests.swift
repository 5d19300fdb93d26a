import Testing

@testable import TopdownLock

@Suite struct RoleTests {
  private func role(_ source: String, of name: String = "A") throws -> Role? {
    let file = try SourceFile(path: "A.swift", text: source)
    return Reach(catalog: DeclarationCatalog(modules: [("M", [file])], holes: [:])).role(of: name)
  }

  @Test(arguments: [
    "struct A: View { let x: Int; @Binding var y: Bool; let z: () -> Void }",
    "struct A: SwiftUI.View { @FocusState.Binding var isFocused: Bool }",
    "struct A {}; extension A: View {}",
    "protocol Card: View {}; struct A: Card {}",
    "struct A: View { @ViewBuilder let content: () -> Text }",
    "struct A { var items: [Int]; mutating func add() {} }",
    "enum A { static func order() {} }",
    "struct A {}; extension A { func rule() {} }",
    "struct A: View { var body: some View { get { Text(\"\") } } }",
  ])
  func rulesWithoutLiveStateAreACore(source: String) throws {
    #expect(try role(source) == .core)
  }

  @Test(arguments: [
    ("struct A: View { @State private var x = 1 }", "it owns @State x"),
    ("struct A: View { @SwiftUI.Environment(\\.x) var x }", "it owns @SwiftUI.Environment x"),
    ("struct A: View { @Query var books: [Int] }", "it owns @Query books"),
    ("struct A: View { #if DEBUG\n@State var x = 1\n#endif\n }", "it owns @State x"),
    ("struct A { static var cache = 1; func rule() {} }", "it shares static var cache"),
    ("struct A: App { func rule() {} }", "it is an entry of the platform: App"),
    ("struct A: UIViewRepresentable { func make() {} }", "it is an entry of the platform: UIViewRepresentable"),
  ])
  func whatOwnsLiveStateIsAShell(source: String, reason: String) throws {
    #expect(try role(source) == .shell(reason: reason))
  }

  @Test(arguments: [
    "struct A { let x: Int; var y: Int { x } }",
    "struct A: Hashable { let x: Int; static func == (l: A, r: A) -> Bool { true }; func hash(into h: inout Hasher) {} }",
    "final class A { func rule() {} }",
    "private struct A: View {}",
  ])
  func modelsClassesAndPrivateHelpersAreParts(source: String) throws {
    #expect(try role(source) == .part)
  }

  @Test func aTypeNamedAfterScenariosIsOne() throws {
    #expect(try role("struct ShelfScenario: View { @State var x = 1 }", of: "ShelfScenario") == .scenario)
  }

  @Test func aProviderOfScenariosIsOneUnlessItIsTheCoreItself() throws {
    #expect(try role("enum A: ScenarioProvider { static func make() {} }") == .scenario)
    #expect(try role("struct A: View {}; extension A: ScenarioProvider {}") == .core)
  }

  @Test func aNestedCoreHasItsWholeName() throws {
    #expect(try role("enum F {}; extension F { struct A: View {} }", of: "F.A") == .core)
  }
}
