import Foundation
import Testing
import TopdownDisplay

@testable import TopdownRenderer

@Suite struct SymbolDrawingTests {
  let frame = CGRect(x: 10, y: 10, width: 20, height: 20)

  func picture(_ symbols: [String]) throws -> Picture {
    let items = symbols.map { DisplayItem.symbol(SymbolRun(name: $0, frame: frame, color: .black)) }
    return try Renderer().picture(
      of: DisplayList(size: CGSize(width: 40, height: 40), background: .white, items: items))
  }

  @Test(arguments: ["trash", "plus", "star.fill", "chevron.right", "ellipsis", "globe"])
  func aSymbolIsDrawnInsideItsFrame(name: String) throws {
    let picture = try picture([name])

    let ink = try #require(try PixelImage(png: picture.png).ink)
    #expect(frame.insetBy(dx: -0.5, dy: -0.5).contains(ink))
    #expect(max(ink.width, ink.height) >= 10)
    #expect(picture.unmappedSymbols.isEmpty)
  }

  @Test func aNarrowFrameHoldsItsSymbol() throws {
    let narrow = CGRect(x: 10, y: 10, width: 7, height: 12)

    let image = try draw([.symbol(SymbolRun(name: "chevron.right", frame: narrow, color: .black))])

    #expect(narrow.insetBy(dx: -0.5, dy: -0.5).contains(try #require(image.ink)))
  }

  @Test func aSymbolTakesItsColor() throws {
    let image = try draw([.symbol(SymbolRun(name: "circle.fill", frame: frame, color: .red))])

    #expect(image[40, 40] == 0xFFFF_0000)
  }

  @Test func anUnmappedSymbolIsABoxThatIsListedOnce() throws {
    let picture = try picture(["no.such.symbol", "trash", "another.one", "no.such.symbol"])

    #expect(picture.unmappedSymbols == ["another.one", "no.such.symbol"])
    #expect(try PixelImage(png: picture.png).ink == frame)
  }

  @Test func unmappedSymbolsAreTellableApart() throws {
    #expect(try picture(["no.such.symbol"]).png != picture(["another.one"]).png)
  }

  @Test func aFilledVariantWithoutAnIconTakesThePlainOnes() {
    #expect(SymbolTable.icon(for: "shuffle.fill") == SymbolTable.icon(for: "shuffle"))
    #expect(SymbolTable.icon(for: "no.such.symbol.fill") == nil)
  }

  @Test func theSymbolsThatAppsUseMostHaveIcons() throws {
    let file = try #require(Bundle.module.url(forResource: "Fixtures/common-symbols", withExtension: "txt"))
    let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }

    let missing = names.filter { SymbolTable.icon(for: String($0)) == nil }

    #expect(names.count == 200)
    #expect(missing.isEmpty, "add them to Scripts/symbols.tsv and run Scripts/generate-symbols")
  }

  @Test func everyMappedSymbolHasAnOutline() throws {
    let names = SymbolTable.lines.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    let blank = try names.filter { name in
      try draw([.symbol(SymbolRun(name: name, frame: frame, color: .black))], scale: 1).ink == nil
    }

    #expect(names.count >= 250)
    #expect(blank.isEmpty)
  }

  @Test func theTableIsWhatTheScriptMakesOfItsSource() throws {
    let source = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Scripts/symbols.tsv").standardized
    let wanted = try String(contentsOf: source, encoding: .utf8).split(separator: "\n").map(String.init)

    let made = SymbolTable.lines.split(separator: "\n").map { $0.split(separator: " ").prefix(2).joined(separator: " ") }

    #expect(Set(made) == Set(wanted), "run Scripts/generate-symbols")
  }
}
