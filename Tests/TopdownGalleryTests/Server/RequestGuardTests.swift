import Foundation
import Testing

@testable import TopdownGallery

@Suite struct RequestGuardTests {
  let guarding = RequestGuard(port: 4400)

  private func status(_ headers: [String: String], body: Int = 0, method: String = "GET") -> Int? {
    guarding.refusal(of: HTTPRequest(method: method, path: "/", headers: headers, body: Data(count: body)))?.status
  }

  @Test(arguments: ["127.0.0.1:4400", "localhost:4400", "LOCALHOST:4400"])
  func theGallerysOwnNamesPass(host: String) {
    #expect(status(["host": host]) == nil)
  }

  @Test(
    "a name that another site lets resolve to this machine is refused",
    arguments: [
      "evil.example:4400", "127.0.0.1:4401", "127.0.0.1", "localhost", "127.0.0.1:4400.evil.example", "",
    ])
  func otherHostsAreRefused(host: String) {
    #expect(status(["host": host]) == 421)
  }

  @Test func aRequestWithoutHostIsRefused() {
    #expect(status([:]) == 421)
  }

  @Test func aPageOfAnotherSiteIsRefused() {
    #expect(status(["host": "127.0.0.1:4400", "origin": "https://evil.example"]) == 403)
    #expect(status(["host": "127.0.0.1:4400", "origin": "null"]) == 403)
    #expect(status(["host": "127.0.0.1:4400", "origin": "http://127.0.0.1:4400"]) == nil)
  }

  @Test func aPictureForThePageOfAnotherSiteIsRefused() {
    func status(_ site: String?, path: String = "/api/picture") -> Int? {
      var headers = ["host": "127.0.0.1:4400"]
      headers["sec-fetch-site"] = site
      return guarding.refusal(of: HTTPRequest(method: "GET", path: path, headers: headers))?.status
    }

    #expect(["cross-site", "same-site"].map { status($0) } == [403, 403])
    #expect(["same-origin", "none", nil].map { status($0) } == [nil, nil, nil])
    #expect(status("cross-site", path: "/") == nil, "a link to the gallery may stand anywhere")
  }

  @Test func onTheStandardPortTheNamesNeedNone() {
    let guarding = RequestGuard(port: 80)

    #expect(guarding.refusal(of: HTTPRequest(method: "GET", path: "/", headers: ["host": "localhost"])) == nil)
  }

  @Test func aPostThatIsNotJSONIsRefused() {
    #expect(status(["host": "127.0.0.1:4400", "content-type": "text/plain"], method: "POST") == 415)
    #expect(status(["host": "127.0.0.1:4400"], method: "POST") == 415)
    #expect(status(["host": "127.0.0.1:4400", "content-type": "application/json"], method: "POST") == nil)
  }

  @Test func aBodyBeyondTheLimitIsRefusedBeforeItIsRead() {
    let headers = ["host": "127.0.0.1:4400", "content-type": "application/json"]
    #expect(status(headers.merging(["content-length": "1048577"]) { $1 }, method: "POST") == 413)
    #expect(status(headers.merging(["content-length": "many"]) { $1 }, method: "POST") == 413)
    #expect(status(headers, body: 1_048_577, method: "POST") == 413)
    #expect(status(headers.merging(["content-length": "1048576"]) { $1 }, body: 1_048_576, method: "POST") == nil)
  }
}
