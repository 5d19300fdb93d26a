import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ImageTests {
  private func screen(_ view: some View, scale: CGFloat = 2) -> Screen {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    return Screen(view, size: CGSize(width: 100, height: 100), environment: environment)
  }

  private func runs(_ screen: Screen) -> [ImageRun] {
    screen.graph.displayList().items.compactMap { if case .image(let run) = $0 { run } else { nil } }
  }

  private func size(_ screen: Screen) -> CGSize { screen.graph.rootNode.children[0].size }

  @Test func aPictureIsAsLargeAsItsPixelsAtItsScale() throws {
    try withPictureBundle { bundle in
      let screen = screen(Image("cover", bundle: bundle))

      #expect(size(screen) == CGSize(width: 4, height: 2))
      guard case .file(let path) = runs(screen)[0].image else { return #expect(Bool(false), "no file") }
      #expect(path.hasSuffix("cover@2x.png"))
      #expect(screen.graph.semantics().children.map(\.label) == ["cover"])
    }
  }

  @Test func anImageSetOfACatalogueIsFoundByItsName() throws {
    try withPictureBundle { bundle in
      let screen = screen(Image("star", bundle: bundle).foregroundStyle(.red))

      #expect(size(screen) == CGSize(width: 10, height: 10))
      #expect(runs(screen)[0].color == Color.red.display, "the catalogue says that it is a stencil")
      #expect(runs(self.screen(Image("star", bundle: bundle).renderingMode(.original)))[0].color == nil)
    }
  }

  @Test func aPictureThatIsMissingTakesNoRoomAndKeepsItsName() throws {
    try withPictureBundle { bundle in
      let screen = screen(Image("nothing", bundle: bundle))

      #expect(size(screen) == .zero && screen.graph.displayList().items.isEmpty)
      #expect(screen.graph.semantics().children.map(\.label) == ["nothing"])
      #expect(
        screen.graph.warnings == [
          "no image named 'nothing' is in the bundle \(bundle.bundleURL.lastPathComponent), so nothing is drawn: add nothing.imageset to "
            + "an asset catalog among the target's resources, or the file nothing.png"
        ])
    }
  }

  @Test func theMainBundlesAssetsAreFollowedByThoseOfThePackagesTargets() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    for name in ["App_Views.resources", "App_Kit.resources", "App.build"] {
      try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: folder) }

    let found = AssetFolders.resources(beside: folder)

    #expect(found.map(\.lastPathComponent) == ["App_Kit.resources", "App_Views.resources"])
    #expect(AssetFolders.of(nil).dropFirst().allSatisfy { $0.pathExtension == "resources" })
  }

  @Test func aResizablePictureFillsWhatIsProposed() throws {
    try withPictureBundle { bundle in
      let stretched = screen(Image("cover", bundle: bundle).resizable())
      let capped = screen(
        Image("cover", bundle: bundle).resizable(
          capInsets: EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 0), resizingMode: .tile
        ).interpolation(.none))

      #expect(size(stretched) == CGSize(width: 100, height: 100))
      #expect(size(screen(Image("cover", bundle: bundle).resizable().scaledToFit())) == CGSize(width: 100, height: 50))
      #expect(runs(capped)[0].caps == [1, 2, 0, 0] && runs(capped)[0].mode == .tile && !runs(capped)[0].isSmooth)
    }
  }

  @Test func aLabelReplacesTheNameAndDecorationHasNone() throws {
    try withPictureBundle { bundle in
      let labels = screen(
        VStack {
          Image("cover", bundle: bundle, label: Text("The cover"))
          Image(decorative: "cover", bundle: bundle)
        })

      #expect(labels.graph.semantics().children.map(\.label) == ["The cover"])
    }
  }

  @Test func variantsMakeAnotherSymbol() {
    func name(_ view: some View) -> String? {
      for case .symbol(let run) in screen(view).graph.displayList().items { return run.name }
      return nil
    }

    #expect(name(Image(systemName: "bell").symbolVariant(.fill)) == "bell.fill")
    #expect(name(Image(systemName: "bell").symbolVariant(.slash).symbolVariant(.circle.fill)) == "bell.slash.circle.fill")
    #expect(name(Image(systemName: "bell.fill").symbolVariant(.fill)) == "bell.fill")
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
  }

  @Test func modesOfSymbolsAreHandedDown() {
    var environment = EnvironmentValues()
    environment.symbolRenderingMode = .palette
    environment.symbolColorRenderingMode = .gradient
    environment.symbolVariableValueMode = .draw

    #expect(environment.symbolRenderingMode == .palette && environment.symbolColorRenderingMode == .gradient)
    #expect(environment.symbolVariableValueMode == .draw)
    #expect(Image(systemName: "wifi", variableValue: 0.5).symbolRenderingMode(.hierarchical) != Image(systemName: "wifi"))
  }

  @Test func aPictureMayFillAShape() throws {
    try withPictureBundle { bundle in
      let screen = screen(Rectangle().fill(.image(Image("cover", bundle: bundle), scale: 2)))

      guard case .paint(_, .image(_, let tile)) = screen.graph.displayList().items.first else {
        return #expect(Bool(false), "no picture")
      }
      #expect(tile == CGRect(x: 0, y: 0, width: 8, height: 4))
    }
  }

  @Test func anImageMayBeDrawn() {
    let image = Image(size: CGSize(width: 10, height: 20), label: Text("Bar")) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 20)), with: .color(.red))
    }
    let screen = screen(image)

    #expect(size(screen) == CGSize(width: 10, height: 20))
    #expect(screen.graph.displayList().fills.map(\.frame) == [CGRect(x: 45, y: 40, width: 5, height: 20)])
    #expect(screen.graph.semantics().children.map(\.label) == ["Bar"])
  }

  @Test func aRenderedViewHasTheSizeThatItChooses() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    renderer.scale = 3

    #expect(renderer.display.size == CGSize(width: 30, height: 20))
    #expect(renderer.display.background.alpha == 0)
    #expect(renderer.display.fills.map(\.color) == [Color.red.display])
  }
}
