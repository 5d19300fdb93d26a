import Foundation
import Testing

@testable import TopdownGallery

@Suite final class UnseenTargetTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("unseen-\(UUID())")

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func unseen(_ reason: UnseenTarget.Reason = .executable) -> UnseenTarget? {
    PackageFacts.Outsider(name: "App", reason: reason, path: "App").unseen(in: root.path)
  }

  @Test(arguments: [
    "#Preview { Text(\"A\") }", "struct A_Previews: PreviewProvider {", "enum A: Sendable, ScenarioProvider {",
    "extension A: ScenarioProvider {",
  ])
  func whatHasSomethingToShowIsNamed(text: String) throws {
    try write("import SwiftUI\n" + text, to: "App/Views/Root.swift")
    try write("struct B {}", to: "App/B.swift")

    #expect(unseen() == UnseenTarget(name: "App", reason: .executable, files: ["App/Views/Root.swift"]))
  }

  @Test func whatHasNothingToShowIsNot() throws {
    try write("// Scenarios come from a ScenarioProvider.", to: "App/A.swift")
    try write("#Preview { }", to: "App/notes.md")

    #expect(unseen() == nil)
  }

  @Test func aFolderThatIsNotThereShowsNothing() { #expect(unseen() == nil) }

  @Test func itIsSaidWhyAndWhatToDo() {
    var target = UnseenTarget(name: "App", reason: .executable, files: ["App/Root.swift"])
    #expect(
      target.description
        == "Not shown is what target App has in App/Root.swift: an executable can't be linked into a host; move it to a library target."
    )

    target.files += ["App/Row.swift", "App/Tab.swift"]
    target.reason = .test
    #expect(
      target.description
        == "Not shown is what target App has in App/Root.swift and 2 more files: tests can't be linked into a host; move it to a library target."
    )
  }
}
