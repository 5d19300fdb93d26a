import Foundation
import Testing
import TopdownDisplay

@testable import TopdownRenderer

@Suite struct GroupTests {
  let left = CGRect(x: 0, y: 0, width: 30, height: 40)
  let right = CGRect(x: 10, y: 0, width: 30, height: 40)

  @Test func opacityHoldsForTheGroupAsAWhole() throws {
    let image = try draw([.pushOpacity(0.5), .fill(.rectangle(left), .red), .fill(.rectangle(right), .red), .pop])

    #expect(image[2, 2] == image[40, 40], "where two shapes of one group overlap, it is no denser")
    #expect(image[2, 2] == 0xFFFF_7F7F || image[2, 2] == 0xFFFF_8080)
  }

  @Test func opacitiesMultiply() throws {
    let nested = try draw([.pushOpacity(0.5), .pushOpacity(0.5), .fill(.rectangle(left), .black), .pop, .pop])

    #expect((0xBD...0xC1).contains(nested[2, 2] & 0xFF))
  }

  @Test func aClipHoldsUntilItsPop() throws {
    let clip = CGRect(x: 10, y: 10, width: 10, height: 10)
    let everything = DisplayShape.rectangle(CGRect(x: 0, y: 0, width: 40, height: 40))

    let clipped = try draw([.pushClip(.rectangle(clip)), .fill(everything, .red), .pop])
    let after = try draw([.pushClip(.rectangle(clip)), .pop, .fill(everything, .red)])

    #expect(clipped.ink == clip)
    #expect(after.ink == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func clipsNarrowEachOtherAndOpacityStaysInside() throws {
    let image = try draw([
      .pushClip(.rectangle(left)), .pushOpacity(0.5), .pushClip(.ellipse(right)),
      .fill(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 40)), .red), .pop, .pop, .pop,
    ])

    #expect(image.ink == CGRect(x: 10, y: 0, width: 20, height: 40))
  }

  @Test func aPopWithoutItsPushIsRefused() {
    #expect(throws: RenderingError.popWithoutPush) { try draw([.pop]) }
  }

  @Test func aGroupLeftOpenIsRefused() {
    #expect(throws: RenderingError.unclosedGroups(2)) { try draw([.pushOpacity(1), .pushClip(.rectangle(left))]) }
  }
}
