import Foundation
import Testing

@testable import TopdownGallery

struct PageAssetsTests {
  @Test(arguments: try pageFiles())
  func eachFileOfThePageIsServed(name: String) throws {
    let written = try Data(contentsOf: page.appendingPathComponent(name))

    let response = PageAssets().response(to: name == "index.html" ? "/" : "/\(name)")

    #expect(response?.body == written, "a file that PageAssets does not list is a 404 for the page that imports it")
  }

  @Test(arguments: ["/nothing.js", "/index.html", "/../Package.swift", "//gallery.js", ""])
  func nothingElseIsServed(path: String) {
    #expect(PageAssets().response(to: path) == nil)
  }
}

private let page = URL(fileURLWithPath: #filePath)
  .appendingPathComponent("../../../../Sources/TopdownGallery/Page").standardizedFileURL

private func pageFiles() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: page.path).sorted() }
