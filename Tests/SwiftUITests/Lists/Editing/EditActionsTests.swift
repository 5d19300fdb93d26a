import SwiftUI
import Testing

@MainActor struct EditActionsTests {
  @Test func allActionsAreThoseThatTheCollectionCanDo() {
    #expect(EditActions<[Int]>.all == [.move, .delete])
    #expect(EditActions<UnsafeMutableBufferPointer<Int>>.all == .move)
    #expect(EditActions<String>.all == .delete)
  }
}
