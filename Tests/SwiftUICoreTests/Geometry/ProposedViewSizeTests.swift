import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ProposedViewSizeTests {
  private func size(for proposal: ProposedViewSize) -> CGSize {
    small(VStack { Color.red.frame(minWidth: 5, maxWidth: 50) }).graph.rootNode.children[0].measure(proposal)
  }

  @Test func nothingGetsTheLeastAndEverythingTheMost() {
    #expect(size(for: ProposedViewSize.zero).width == 5)
    #expect(size(for: ProposedViewSize.infinity).width == 50)
    #expect(size(for: ProposedViewSize.unspecified).width == 10)
  }

  @Test func aProposalIsMadeOfASizeOrOfTwoLengths() {
    #expect(ProposedViewSize(CGSize(width: 20, height: 30)) == ProposedViewSize(width: 20, height: 30))
    #expect(size(for: ProposedViewSize(width: 20, height: nil)) == CGSize(width: 20, height: 10))
    #expect(ProposedViewSize(width: 20, height: 30).width == 20 && ProposedViewSize(width: 20, height: 30).height == 30)
  }

  @Test func whatIsLeftOpenIsFilledIn() {
    let proposal = ProposedViewSize(width: 20, height: nil)

    #expect(proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)) == CGSize(width: 20, height: 2))
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 20, height: 10))
  }
}
