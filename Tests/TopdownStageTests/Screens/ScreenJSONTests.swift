import Foundation
import SwiftUI
import Testing
import TopdownStage

@MainActor struct ScreenJSONTests {
  @Test func aScreenIsATreeOfWhatIsThere() throws {
    let stage = Stage(
      Toggle("On", isOn: .constant(true)).accessibilityIdentifier("switch").disabled(true).frame(width: 200, height: 40))

    let root = try #require(try JSONSerialization.jsonObject(with: Data(stage.screenJSON.utf8)) as? [String: Any])

    #expect(root["role"] as? String == "screen")
    #expect(root["label"] == nil, "what is empty is left out")
    let toggle = try #require((root["children"] as? [[String: Any]])?.first)
    #expect(toggle["role"] as? String == "toggle")
    #expect(toggle["label"] as? String == "On")
    #expect(toggle["value"] as? String == "on")
    #expect(toggle["identifier"] as? String == "switch")
    #expect(toggle["disabled"] as? Bool == true)
    #expect(toggle["selected"] == nil)
    #expect(toggle["id"] as? Int == (try stage.toggle("On").node.id))
    let frame = try #require(toggle["frame"] as? [String: Double])
    #expect(frame["width"] != nil && frame["x"] != nil && frame.count == 4)
  }

  @Test func theSameScreenIsTheSameJSON() {
    let view = List { ForEach(0..<3, id: \.self) { Text("row \($0)") } }

    #expect(Stage(view).screenJSON == Stage(view).screenJSON)
  }

  @Test func whatIsHiddenIsLeftOut() {
    let stage = Stage(
      VStack {
        Text("seen"); Text("unseen").hidden()
      })

    #expect(stage.screenJSON.contains("seen"))
    #expect(!stage.screenJSON.contains("unseen"))
  }
}
