import SwiftUI
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor
struct PreviewTests {
  let previews = PreviewCatalog.all().filter { $0.fileID == "TopdownMacrosTests/FixturePreviews.swift" }

  func preview(_ name: String) throws -> PreviewRecord {
    try #require(previews.first { $0.name == name })
  }

  @Test func everyPreviewOfTheProcessIsFoundInTheOrderOfItsFile() {
    #expect(
      previews.map(\.name)
        == [
          "Preview", "Statements", "Fixed", "Fitting", "Twice", "Twice", "Function", "Return", "Nothing", "Computed",
          "Conditional", "Trailing argument", "Stateful", "Stateful argument",
        ])
  }

  @Test func aPreviewKnowsWhereItIsWritten() throws {
    let preview = try preview("Statements")

    #expect(preview.fileID == "TopdownMacrosTests/FixturePreviews.swift")
    #expect(preview.line == 7)
    #expect(preview.group == "FixturePreviews")
  }

  @Test func idsAreUniqueThoughNamesRepeat() {
    #expect(
      previews.map(\.id).filter { $0.contains("Twice") } == ["FixturePreviews/Twice", "FixturePreviews/Twice 2"])
    #expect(Set(PreviewCatalog.all().map(\.id)).count == PreviewCatalog.all().count)
  }

  @Test func withoutTraitsThePreviewHasTheDevicesSizeInPortrait() throws {
    #expect(try preview("Statements").traits == PreviewTraits(size: .device, orientation: .portrait))
  }

  @Test func sizeAndOrientationAreTraitsOfTheirOwn() throws {
    let traits = try preview("Fixed").traits

    #expect(traits == PreviewTraits(size: .fixed(width: 320, height: 100), orientation: .landscapeLeft))
  }

  @Test func ofTwoTraitsOfAKindTheLastWins() throws {
    #expect(try preview("Fitting").traits.size == .thatFits)
  }

  @Test func everyOrientationHasItsTrait() {
    let traits: [PreviewTrait<Preview.ViewTraits>] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]

    #expect(
      traits.map { PreviewTraits([$0]).orientation } == [
        .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
      ])
  }

  @Test func theBodyIsAViewBuilder() throws {
    #expect(try preview("Nothing").makeView() is EmptyView)
    #expect(try preview("Preview").makeView() is Text)
    #expect("\(type(of: try preview("Statements").makeView()))".hasPrefix("TupleView<"))
  }

  @Test func theBodyMayReturnOrBeAFunction() throws {
    #expect(try preview("Function").makeView() is Text)
    #expect("\(type(of: try preview("Return").makeView()))" == "Local")
  }

  @Test func aPreviewableVariableIsStateOfThePreview() throws {
    let graph = ViewGraph(environment: EnvironmentValues()) { _ in }
    graph.mount(try preview("Stateful").makeView())

    graph.update()

    #expect(graph.semantics().children.map(\.label) == ["after!"])
  }
}
