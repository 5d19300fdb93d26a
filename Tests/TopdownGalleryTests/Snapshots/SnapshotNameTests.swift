import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct SnapshotNameTests {
  private func entry(_ group: String, _ name: String) -> HostEntry {
    HostEntry(id: "\(group)/\(name)", group: group, name: name, kind: .scenario)
  }

  @Test func aPictureIsNamedAfterItsEntryAndScheme() {
    var names = SnapshotNames()

    #expect(names.path(for: entry("Shelf", "loaded"), .light) == "Shelf/loaded-light.png")
    #expect(names.path(for: entry("Shelf", "loaded"), .dark) == "Shelf/loaded-dark.png")
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
    #expect(SnapshotNames.safe(String(repeating: "ö", count: 300)).utf8.count == 200)
  }

  @Test func namesThatWouldShareAFileAreNumbered() {
    var names = SnapshotNames()

    let paths = ["a/b", "a:b", "A-B"].map { names.path(for: entry("G", $0), .light) }

    #expect(paths == ["G/a-b-light.png", "G/a-b-2-light.png", "G/A-B-3-light.png"])
  }
}
