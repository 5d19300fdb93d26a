import Foundation
import TopdownDisplay

/// Shows entries of a running host.
struct ScreenMaker: Sendable {
  var keeper: HostKeeper
  /// Made when the first picture is wanted: fonts take their time.
  var studio: @Sendable () async throws -> Studio

  /// Throws `HostFailure` where no host starts.
  func list() async throws -> EntryList {
    try await EntryList(entries: keeper.host().entries, unseen: keeper.unseen())
  }

  /// Throws `HostFailure` where the name, a value or the host is wrong; a step that can't be done is in the answer.
  func show(_ request: ShowRequest) async throws -> ShownScreen {
    let variant = try Variant(request.variant)
    let entry = try EntryFinder(entries: await keeper.host().entries).entry(named: request.name)
    let frame = try await keeper.frame(
      of: HostShowing(entry.id, variant.appearance, values: request.values), steps: request.steps)
    try check(request.values, against: frame.values)
    let png = request.wantsPicture ? try await studio().drawing(of: frame.display).png : nil
    return ShownScreen(entry: entry.id, variant: variant.name, frame: frame, png: png)
  }

  /// A scenario takes what it knows and passes over the rest in silence, which would hide a slip.
  private func check(_ given: [String: String], against offered: [HostValue]) throws(HostFailure) {
    let names = offered.map(\.name)
    for name in given.keys.sorted() where !names.contains(name) {
      let near = Nearest.of(name, among: names).map { ", did you mean \($0)?" } ?? ""
      let offer = names.isEmpty ? "it offers none to be set: write log.value(…) in it" : "it has \(names.joined(separator: ", "))"
      throw HostFailure(description: "the scenario has no value '\(name)'\(near)\n\(offer)")
    }
    for value in offered {
      guard let text = given[value.name], !value.accepts(text) else { continue }
      throw HostFailure(description: "'\(text)' can't be the value \(value.name)\n\(value.grammar)")
    }
  }
}

extension HostValue {
  fileprivate func accepts(_ text: String) -> Bool {
    switch kind {
    case .flag: Bool(text) != nil
    case .number: Double(text) != nil
    case .text: true
    case .choice: options.contains(text)
    }
  }

  fileprivate var grammar: String {
    switch kind {
    case .flag: "it takes true or false"
    case .number: "it takes a number"
    case .text: "it takes any text"
    case .choice: "it takes one of \(options.joined(separator: ", "))"
    }
  }
}
