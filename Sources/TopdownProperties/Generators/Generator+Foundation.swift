import Foundation

extension Generator where Value == Date {
  /// From 1970 through 2099 when nothing else is said; whole days are simpler than whole seconds, the simplest is next to 2001-01-01, UTC.
  public static func date(
    in range: ClosedRange<Date> = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 4_102_444_799)
  ) -> Generator {
    let seconds = range.lowerBound.timeIntervalSinceReferenceDate.rounded(.up)
    let last = range.upperBound.timeIntervalSinceReferenceDate.rounded(.down)
    precondition(
      seconds <= last && abs(seconds) < 0x1p53 && abs(last) < 0x1p53,
      "date(in:) was given \(range), which holds no whole second that can be counted; give it a longer or nearer range")
    let grids: [Generator?] = [multiples(of: 86_400, in: seconds...last), multiples(of: 1, in: seconds...last)]
    return .one(of: grids.compactMap { $0 })
  }

  private static func multiples(of seconds: Double, in range: ClosedRange<Double>) -> Generator? {
    let lower = (range.lowerBound / seconds).rounded(.up)
    let upper = (range.upperBound / seconds).rounded(.down)
    guard lower <= upper else { return nil }
    return Generator<Int>.int(in: Int(lower)...Int(upper)).map { Date(timeIntervalSinceReferenceDate: Double($0) * seconds) }
  }
}

extension Generator where Value == UUID {
  /// Any; the simplest has zeros only.
  public static var uuid: Generator {
    Generator { choices in
      let halves = [try choices.choose(upTo: .max), try choices.choose(upTo: .max)]
      let bytes = halves.flatMap { half in (0..<8).reversed().map { UInt8(truncatingIfNeeded: half >> ($0 * 8)) } }
      return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
  }
}

extension Generator where Value == URL {
  /// An address on the web with awkward hosts, paths and queries, always a valid one; the simplest is `https://example.com`.
  public static var url: Generator {
    let hosts = ["example.com", "a.b.example.org", "localhost:8080", "192.0.2.1", "[2001:db8::1]", "xn--bcher-kva.example"]
    let parts = ["a", "index.html", "B-2", "%20", "%F0%9F%91%8D", "c%2Fd", "..", "~"]
    return Generator { choices in
      let scheme = try choices.draw(Generator<String>.element(of: ["https", "http"]))
      let host = try choices.draw(Generator<String>.element(of: hosts))
      let path = try choices.draw(.array(of: Generator<String>.element(of: parts), count: 0...4))
      let query = try choices.draw(.array(of: Generator<String>.element(of: parts), count: 0...2))
      let text =
        "\(scheme)://\(host)" + path.map { "/" + $0 }.joined()
        + (query.isEmpty ? "" : "?" + query.map { "q=" + $0 }.joined(separator: "&"))
      guard let url = URL(string: text) else { throw Rejection(reason: "\(text) is no URL here") }
      return url
    }
  }
}
