import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct FrameTests {
  private func size(_ view: some View, in screen: CGSize = CGSize(width: 300, height: 300)) -> CGSize? {
    let graph = ViewGraph(screen)
    graph.mount(view.probe("view"))
    return graph.probes["view"]?.size
  }

  // Behaviour 57 [layout/frame-flex].
  @Test func aMaximumGrowsAroundRigidContentAndAMinimumAloneDoesNot() {
    #expect(size(box(40, 20).frame(maxWidth: 200))?.width == 200)
    #expect(size(box(40, 20).frame(minWidth: 100))?.width == 100)
    #expect(size(box(40, 20).frame(minWidth: 20))?.width == 40)
  }

  @Test func aMinimumWinsOverAProposalAndOverASmallerMaximum() {
    #expect(size(Color.red.frame(minWidth: 400))?.width == 400)
    #expect(size(Color.red.frame(minWidth: 80, maxWidth: 50))?.width == 80)
  }

  @Test func theIdealAnswersOnlyAnOpenProposal() {
    #expect(size(Color.red.frame(idealWidth: 80, maxWidth: .infinity).fixedSize())?.width == 80)
    #expect(size(Color.red.frame(idealWidth: 80, maxWidth: .infinity))?.width == 300)
  }

  @Test func aLengthThatIsNoneIsTheContentsOwn() {
    #expect(size(box(40, 20).frame(width: -5, height: .infinity)) == CGSize(width: 40, height: 20))
  }

  @Test func negativePaddingLetsTheContentReachOver() {
    let graph = ViewGraph(CGSize(width: 100, height: 100))

    graph.mount(box(40, 40).probe("content").padding(-10).probe("padded"))

    #expect(graph.probes["padded"] == CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(graph.probes["content"] == CGRect(x: 30, y: 30, width: 40, height: 40))
  }

  @Test func paddingLargerThanTheSpaceLeavesNothingForTheContent() {
    #expect(size(Color.red.padding(80), in: CGSize(width: 100, height: 100)) == CGSize(width: 160, height: 160))
  }

  // Behaviour 50: what is drawn elsewhere keeps its place [transform/basic, effects/zindex].
  @Test func anOffsetMovesTheContentAndNotItsPlace() {
    let graph = ViewGraph(CGSize(width: 100, height: 100))

    graph.mount(box(40, 40).probe("inside").offset(x: 10, y: 6).probe("outside"))

    #expect(graph.probes["outside"] == CGRect(x: 30, y: 30, width: 40, height: 40))
    #expect(graph.probes["inside"] == CGRect(x: 40, y: 36, width: 40, height: 40))
  }

  @Test func anAspectRatioFitsOrFills() {
    let screen = CGSize(width: 100, height: 100)

    #expect(size(Color.red.aspectRatio(2, contentMode: .fit), in: screen) == CGSize(width: 100, height: 50))
    #expect(size(Color.red.aspectRatio(2, contentMode: .fill), in: screen) == CGSize(width: 200, height: 100))
  }

  // Behaviour 58 [shape/modifiers]: stroke keeps Circle's square, an inset takes the proposal, every ideal is 10 by 10.
  @Test func shapesTakeWhatIsProposedAndACircleASquare() {
    let screen = CGSize(width: 60, height: 40)

    #expect(size(Circle().stroke(lineWidth: 4), in: screen) == CGSize(width: 40, height: 40))
    #expect(size(Circle().inset(by: 4).fill(), in: screen) == screen)
    #expect(size(Circle().strokeBorder(lineWidth: 4), in: screen) == CGSize(width: 40, height: 40))
    #expect(size(RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(), in: screen) == screen)
    #expect(size(Ellipse().fixedSize(), in: screen) == CGSize(width: 10, height: 10))
    #expect(size(AnyShape(Circle()).fill(), in: screen) == CGSize(width: 40, height: 40))
  }
}
