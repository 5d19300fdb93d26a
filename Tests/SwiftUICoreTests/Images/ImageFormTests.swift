import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

/// Each way to write a picture of a bundle.
@MainActor struct ImageFormTests {
  private func pictures(_ view: some View) -> [ImageRun] {
    small(view) { $0.displayScale = 2 }.items.compactMap { if case .image(let run) = $0 { run } else { nil } }
  }

  private func labels(_ view: some View) -> [String] { small(view).graph.semantics().children.map(\.label) }

  @Test func aPictureIsFoundInEachForm() throws {
    try withPictureBundle { bundle in
      let expected = pictures(Image("cover", bundle: bundle))
      #expect(expected.count == 1)

      #expect(pictures(Image(ImageResource(name: "cover", bundle: bundle))) == expected)
      #expect(pictures(Image("cover", variableValue: 0.5, bundle: bundle)) == expected)
      #expect(pictures(Image("cover", variableValue: 0.5, bundle: bundle, label: Text("Dune"))) == expected)
      #expect(pictures(Image(decorative: "cover", variableValue: 0.5, bundle: bundle)) == expected)
    }
  }

  @Test func aPictureIsCalledByItsNameItsLabelOrNothing() throws {
    try withPictureBundle { bundle in
      #expect(labels(Image("cover", variableValue: 0.5, bundle: bundle)) == ["cover"])
      #expect(labels(Image("cover", variableValue: 0.5, bundle: bundle, label: Text("Dune"))) == ["Dune"])
      #expect(
        labels(Image(decorative: "cover", variableValue: 0.5, bundle: bundle))
          == labels(Image(decorative: "cover", bundle: bundle)))
      #expect(labels(Image(decorative: "cover", variableValue: 0.5, bundle: bundle)) != ["cover"])
    }
  }

  @Test func aPictureIsStretchedOrTiled() throws {
    try withPictureBundle { bundle in
      let cover = Image("cover", bundle: bundle)

      #expect(pictures(cover.resizable(resizingMode: Image.ResizingMode.stretch)).first?.mode == .stretch)
      #expect(pictures(cover.resizable(resizingMode: Image.ResizingMode.tile)).first?.mode == .tile)
    }
  }

  @Test func aPictureIsSmoothUntilItIsNot() throws {
    try withPictureBundle { bundle in
      let cover = Image("cover", bundle: bundle)
      let smooth: [Image.Interpolation] = [Image.Interpolation.low, Image.Interpolation.medium, Image.Interpolation.high]

      #expect(smooth.allSatisfy { pictures(cover.interpolation($0)).first?.isSmooth == true })
      #expect(pictures(cover.interpolation(.none)).first?.isSmooth == false)
    }
  }

  @Test func aStencilTakesTheForegroundsColor() throws {
    try withPictureBundle { bundle in
      let cover = Image("cover", bundle: bundle).renderingMode(Image.TemplateRenderingMode.template).foregroundStyle(.red)

      #expect(pictures(cover).first?.color == Color.red.display)
    }
  }
}
