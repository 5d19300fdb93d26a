import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct MacTextTests {
  @Test func textStylesHaveTheSizesOfAMacWhateverTheUsersTextSize() {
    var environment = EnvironmentValues()
    environment.interfaceIdiom = .mac
    environment.dynamicTypeSize = .accessibility5

    #expect(Font.body.resolve(environment).size == 13)
    #expect(Font.largeTitle.resolve(environment).size == 26)
    #expect(Font.headline.resolve(environment).weight == 700)
    #expect(Font.body.resolve(in: environment.fontResolutionContext).pointSize == 13)
  }

  @Test func linesTouchAndKeepTheirOwnDistancesFromOtherViews() {
    let graph = ViewGraph(CGSize(width: 200, height: 200), idiom: .mac)

    graph.mount(
      VStack {
        Text("One").probe("one")
        Text("Two").probe("two")
        box(20, 20).probe("box")
        Text("Three").probe("three")
      })

    let frames = graph.probes
    #expect(frames["two"]!.minY == frames["one"]!.maxY)
    #expect(abs(frames["box"]!.minY - frames["two"]!.maxY - 8.15) < 0.001)
    #expect(abs(frames["three"]!.minY - frames["box"]!.maxY - 4.74) < 0.001)
  }
}
