import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// Each way to write a control with a picture of an asset catalogue beside its title.
@MainActor struct ImageLabelFormTests {
  private let string = "Books"

  /// How many pictures are drawn, and the texts beside them.
  private func drawn(_ view: some View) -> (pictures: Int, texts: [String]) {
    let screen = ControlScreen(view)
    let pictures = screen.graph.displayList().items.filter { if case .image = $0 { true } else { false } }
    return (pictures.count, screen.texts)
  }

  private func withCover(_ body: (ImageResource) -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("labels-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data(base64Encoded: Self.picture)!.write(to: root.appendingPathComponent("cover.png"))
    guard let bundle = Bundle(url: root) else { throw CocoaError(.fileNoSuchFile) }
    body(ImageResource(name: "cover", bundle: bundle))
  }

  /// One white pixel.
  private static let picture =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=="

  @Test func aLabelHasAPicture() throws {
    try withCover { cover in
      #expect(drawn(Label("Books", image: cover)) == (1, ["Books"]))
      #expect(drawn(Label(string, image: cover)) == (1, ["Books"]))
    }
  }

  @Test func aLabelIsNamedThoughItsPictureIsMissing() {
    #expect(drawn(Label("Books", image: "nothing")) == (0, ["Books"]) && drawn(Label(string, image: "nothing")) == (0, ["Books"]))
    #expect(drawn(ContentUnavailableView("Books", image: "nothing", description: Text("None."))) == (0, ["Books", "None."]))
    #expect(drawn(ContentUnavailableView(string, image: "nothing")) == (0, ["Books"]))
  }

  @Test func aButtonHasAPicture() throws {
    try withCover { cover in
      #expect(drawn(Button("Books", image: cover) {}) == (1, ["Books"]))
      #expect(drawn(Button(string, image: cover) {}) == (1, ["Books"]))
      #expect(drawn(Button("Books", image: cover, role: .destructive) {}) == (1, ["Books"]))
      #expect(drawn(Button(string, image: cover, role: .destructive) {}) == (1, ["Books"]))
    }
  }

  @Test func aToggleHasAPicture() throws {
    let isOn = Binding.constant(true)
    try withCover { cover in
      #expect(drawn(Toggle("Books", image: cover, isOn: isOn)) == (1, ["Books"]))
      #expect(drawn(Toggle(string, image: cover, isOn: isOn)) == (1, ["Books"]))
      #expect(drawn(Toggle("Books", image: cover, sources: [isOn], isOn: \.self)) == (1, ["Books"]))
      #expect(drawn(Toggle(string, image: cover, sources: [isOn], isOn: \.self)) == (1, ["Books"]))
    }
  }

  @Test func aMenuHasAPicture() throws {
    try withCover { cover in
      #expect(drawn(Menu("Books", image: cover) { Button("Add") {} }) == (1, ["Books"]))
      #expect(drawn(Menu(string, image: cover) { Button("Add") {} }) == (1, ["Books"]))
      #expect(drawn(Menu("Books", image: cover, content: { Button("Add") {} }, primaryAction: {})) == (1, ["Books"]))
    }
  }

  @Test func aPickerWithAPictureIsNamedByItsTitle() throws {
    let size = Binding.constant(1)
    func options() -> some View { Text("Small").tag(1) }
    let few: () -> Text = { Text("Few") }
    func line(_ view: some View) -> String? { ControlScreen(view).lines.first }
    func value(_ view: some View) -> String? { ControlScreen(view).texts.last }
    try withCover { cover in
      #expect(line(Picker("Books", image: cover, selection: size, content: options)) == "picker \"Books\" Small")
      #expect(line(Picker(string, image: cover, selection: size, content: options)) == "picker \"Books\" Small")
      #expect(
        value(Picker("Books", image: cover, selection: size, content: options, currentValueLabel: few)) == "Few")
      #expect(
        value(Picker(string, image: cover, selection: size, content: options, currentValueLabel: few)) == "Few")
      #expect(
        line(Picker("Books", image: cover, sources: [size], selection: \.self, content: options)) == "picker \"Books\" Small")
      #expect(
        line(Picker(string, image: cover, sources: [size], selection: \.self, content: options)) == "picker \"Books\" Small")
      #expect(
        value(Picker("Books", image: cover, sources: [size], selection: \.self, content: options, currentValueLabel: few))
          == "Few")
      #expect(
        value(Picker(string, image: cover, sources: [size], selection: \.self, content: options, currentValueLabel: few)) == "Few"
      )
    }
  }
}
