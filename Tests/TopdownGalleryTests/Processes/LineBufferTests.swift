import Foundation
import Testing

@testable import TopdownGallery

@Suite struct LineBufferTests {
  @Test func aLineMayArriveInPieces() {
    var buffer = LineBuffer()

    let lines = ["a", "b\nc\n\nd", "", "e\n"].map { buffer.append(Data($0.utf8)).map { String(decoding: $0, as: UTF8.self) } }

    #expect(lines == [[], ["ab", "c", ""], [], ["de"]])
    #expect(buffer.rest == nil)
  }

  @Test func whatFollowsTheLastEndIsKept() {
    var buffer = LineBuffer()

    #expect(buffer.append(Data("a\nrest".utf8)) == [Data("a".utf8)])
    #expect(buffer.rest == Data("rest".utf8))
  }
}
