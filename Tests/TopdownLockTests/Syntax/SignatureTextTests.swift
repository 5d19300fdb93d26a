import SwiftSyntax
import SwiftParser
import Testing

@testable import TopdownLock

@Suite struct SignatureTextTests {
  @Test(arguments: [
    ("( Book )->Void", "(Book) -> Void"),
    ("@Sendable(Book,Int)async throws->[ Book ]", "@Sendable (Book, Int) async throws -> [Book]"),
    ("@escaping   @MainActor ()->Void", "@escaping @MainActor () -> Void"),
    ("[String:[Int]]", "[String: [Int]]"),
    ("Result<Book,any Error>?", "Result<Book, any Error>?"),
    ("any Ordering&Sendable", "any Ordering & Sendable"),
    ("((Book)->Void)?", "((Book) -> Void)?"),
    ("(inout [Book])throws(LoadError)->Void", "(inout [Book]) throws(LoadError) -> Void"),
    ("some View", "some View"),
    ("LibraryModels . Book", "LibraryModels.Book"),
    ("(first:Int, _ second:Int...)", "(first: Int, _ second: Int...)"),
    ("[String:Int].Type", "[String: Int].Type"),
    ("/* a */ Book // b", "Book"),
  ])
  func aTypeReadsAsAPersonWouldWriteIt(source: String, text: String) throws {
    let tree = Parser.parse(source: "let x: \(source)\n")
    let type = try #require(
      tree.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type)

    #expect(signatureText(type) == text)
  }
}
