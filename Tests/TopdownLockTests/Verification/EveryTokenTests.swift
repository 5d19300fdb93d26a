import SwiftParser
import SwiftSyntax
import Testing

@testable import TopdownLock

/// The two rules of a lock, tried at every token of a file with a core, its helpers, and its tests.
@Suite struct EveryTokenTests {
  @Test(arguments: [ShelfPackage.bookShelf, ShelfPackage.loadingShelf, ShelfPackage.scenarios, ShelfPackage.tests])
  func noTokenCanGoOrChangeUnseen(path: String) throws {
    let package = try ShelfPackage()
    try package.edit(ShelfPackage.bookShelf, "\n  func otherStyle() -> some View { padding(9) }", "")
    let source = try package.text(of: path)
    let locked = try package.reading
    var edits = 0

    for token in Parser.parse(source: source).tokens(viewMode: .sourceAccurate) where token.counts {
      let text = token.isName ? token.text + "x" : ""
      try package.write(source.replacing(token, with: text), to: path)
      // What no longer parses is refused, not compared.
      guard let reading = try? package.reading else { continue }
      edits += 1
      let isSeen = reading != locked
      #expect(isSeen, "`\(token.text)` at \(token.position) became `\(text)`")
    }

    #expect(edits > 30)
  }

  @Test(arguments: [ShelfPackage.bookShelf, ShelfPackage.loadingShelf, ShelfPackage.scenarios, ShelfPackage.tests])
  func commentsAtEveryTokenAreNoChange(path: String) throws {
    let package = try ShelfPackage()
    let source = try package.text(of: path)
    let locked = try package.reading
    let tokens = Parser.parse(source: source).tokens(viewMode: .sourceAccurate).filter(\.leadingTrivia.isSpacing)

    let commented = tokens.reversed().reduce(source) { $0.replacing($1, with: "/* why */ " + $1.text) }
    try package.write(commented, to: path)

    #expect(tokens.count > 10)
    #expect(try package.reading == locked)
  }
}

extension ShelfPackage {
  fileprivate var reading: FeatureLock {
    get throws { try FeatureReader(module: "LibraryFeature", layout: try PackageLayout(root: root)).read().lock }
  }
}

extension String {
  fileprivate func replacing(_ token: TokenSyntax, with text: String) -> String {
    let bytes = Array(utf8)
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    return String(decoding: bytes[..<start] + Array(text.utf8) + bytes[end...], as: UTF8.self)
  }
}

extension TokenSyntax {
  fileprivate var isName: Bool {
    switch tokenKind {
    case .identifier, .stringSegment, .integerLiteral: true
    default: false
    }
  }

  /// Imports count for a core's files only, a trailing comma nowhere.
  fileprivate var counts: Bool {
    guard !text.isEmpty, ancestor(ImportDeclSyntax.self) == nil else { return false }
    return tokenKind != .comma || nextToken(viewMode: .sourceAccurate)?.tokenKind != .rightSquare
  }
}

extension Trivia {
  /// Where white space stands already, more of it can't decide what an operator is.
  fileprivate var isSpacing: Bool {
    !isEmpty && allSatisfy(\.isWhitespace)
  }
}
