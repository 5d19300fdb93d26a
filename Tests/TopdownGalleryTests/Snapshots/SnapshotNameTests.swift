import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct SnapshotNameTests {
  private func entry(_ group: String, _ name: String) -> HostEntry {
    HostEntry(id: "\(group)/\(name)", group: group, name: name, kind: .scenario)
  }

  @Test func aPictureIsNamedAfterItsEntryAndVariant() throws {
    var names = SnapshotNames()

    #expect(names.path(for: entry("Shelf", "loaded"), try Variant("light")) == "Shelf/loaded-light")
    #expect(names.path(for: entry("Shelf", "loaded"), try Variant("dark,ar,xxl")) == "Shelf/loaded-dark+ar+xxl")
    #expect(names.path(for: entry("Shelf", "loaded"), .standard) == "Shelf/loaded-standard")
  }

  @Test(
    "a name cannot leave its folder or break a file system",
    arguments: [
      ("..", "unnamed"), ("../../etc/passwd", "-..-etc-passwd"), (".hidden", "hidden"), ("a/b\\c", "a-b-c"),
      ("what?\n", "what--"),
      ("", "unnamed"), ("  spaced  ", "spaced"), ("Bücher 📚", "Bücher 📚"), ("e\u{301}", "\u{e9}"),
    ])
  func namesAreSafe(name: String, safe: String) {
    #expect(SnapshotNames.safe(name).unicodeScalars.elementsEqual(safe.unicodeScalars))
  }

  @Test func aLongNameIsCutToWhatAFileSystemTakes() {
    #expect(SnapshotNames.safe(String(repeating: "ö", count: 300)).utf8.count == 180)
  }

  @Test func namesThatWouldShareAFileAreNumbered() throws {
    var names = SnapshotNames()
    let light = try Variant("light")

    let paths = ["a/b", "a:b", "A-B"].map { names.path(for: entry("G", $0), light) }

    #expect(paths == ["G/a-b-light", "G/a-b-2-light", "G/A-B-3-light"])
  }

  @Test func aFilterLeavesNamesAsTheyAre() throws {
    let entries = [entry("G", "a/b"), entry("G", "a:b")]

    let plan = try SnapshotPlan(entries, variants: [.standard], filter: "a:b")

    #expect(plan.jobs.map(\.path) == ["G/a-b-2-standard"])
  }
}
