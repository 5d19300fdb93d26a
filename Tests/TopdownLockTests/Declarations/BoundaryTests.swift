import Testing

@testable import TopdownLock

@Suite struct BoundaryTests {
  private func boundaries(_ members: String) throws -> [String] {
    let file = try SourceFile(path: "A.swift", text: "struct A: View {\n\(members)\n}")
    let catalog = DeclarationCatalog(modules: [("M", [file])], holes: [:])
    return catalog.types["A"]?.boundaries.map { "\($0.name): \($0.signature)" } ?? []
  }

  @Test(arguments: [
    ("let book: Book", ["book: Book"]),
    ("public let book: LibraryModels.Book?", ["book: LibraryModels.Book?"]),
    ("@Binding var isOn: Bool", ["isOn: @Binding Bool"]),
    ("@FocusState.Binding var isOn: Bool", ["isOn: @FocusState.Binding Bool"]),
    ("var draft: Draft", ["draft: var Draft"]),
    ("var limit = 10", ["limit: var = 10"]),
    ("let first, second: Int", ["first: Int", "second: Int"]),
    ("let load: @Sendable (Int)async throws->[Book]", ["load: @Sendable (Int) async throws -> [Book]"]),
    ("@ViewBuilder let content: () -> Content", ["content: @ViewBuilder () -> Content"]),
    ("init(book:Book, onTap:@escaping ()->Void) {}", ["init(book:onTap:): (book: Book, onTap: @escaping () -> Void)"]),
    ("init(a: Int) {}\ninit(a: String) {}", ["init(a:): (a: Int)", "init(a:) #2: (a: String)"]),
    ("let `default`: Int", ["`default`: Int"]),
  ])
  func whatAnInitializerTakesIsABoundary(members: String, expected: [String]) throws {
    #expect(try boundaries(members) == expected)
  }

  @Test(arguments: ["let limit = 10", "private let x: Int", "static let x = 1", "var body: some View { Text(\"\") }"])
  func whatNoInitializerTakesIsNone(members: String) throws {
    #expect(try boundaries(members) == [])
  }

  @Test func aLongDefaultIsCutAndStillCounts() throws {
    let long = String(repeating: "very", count: 20)
    let package = try ShelfPackage()
    try package.edit(ShelfPackage.bookShelf, "let onDelete", "var title = \"\(long)\"\n  let onDelete")

    let changes = try package.changes { try $0.edit(ShelfPackage.bookShelf, long, long + "!") }

    #expect(changes == ["BookShelf: rules changed (Sources/LibraryFeature/BookShelf.swift)"])
  }

  @Test func anObserverOnABoundaryIsARule() throws {
    let package = try ShelfPackage()
    try package.edit(ShelfPackage.bookShelf, "let books: [Book]", "var books: [Book] { didSet { print(1) } }")

    let changes = try package.changes { try $0.edit(ShelfPackage.bookShelf, "print(1)", "print(2)") }

    #expect(changes == ["BookShelf: rules changed (Sources/LibraryFeature/BookShelf.swift)"])
  }
}
