import Foundation
import Testing
import TopdownDisplay

@testable import TopdownHost

struct HostConnectionTests {
  private func frame(width: CGFloat) -> HostFrame {
    HostFrame(
      display: DisplayList(
        size: CGSize(width: width, height: 10), background: DisplayColor(red: 0, green: 0, blue: 0)),
      semantics: SemanticsNode(id: 1, role: .screen), log: [])
  }

  @Test func aMessageIsOneLine() throws {
    let message = HostMessage.snapshot(number: 3, frame: frame(width: 20))

    let line = HostConnection.line(of: message)

    #expect(line.last == UInt8(ascii: "\n"))
    #expect(try JSONDecoder().decode(HostMessage.self, from: line.dropLast()) == message)
  }

  @Test func aScreenThatJSONCantHoldFailsItsRequestInsteadOfLeavingItUnanswered() throws {
    let line = HostConnection.line(of: .snapshot(number: 3, frame: frame(width: .infinity)))

    guard case .failed(3, let message) = try JSONDecoder().decode(HostMessage.self, from: line.dropLast()) else {
      Issue.record("no failure: \(String(decoding: line, as: UTF8.self))")
      return
    }
    #expect(message.hasPrefix("the screen can't be sent, because "))
    #expect(message.hasSuffix("; look for a length that is infinite or no number"))
  }
}
