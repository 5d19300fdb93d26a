import Foundation

/// A target that has previews or scenarios and is no part of the host.
struct UnseenTarget: Codable, Hashable, Sendable {
  enum Reason: String, Codable, Sendable { case executable, test, testHelper }

  var name: String
  var reason: Reason
  /// The files that hold them, inside of the package.
  var files: [String]
}

extension UnseenTarget: CustomStringConvertible {
  var description: String {
    let rest = files.count - 1
    let place = files[0] + (rest == 0 ? "" : " and \(rest.of("more file"))")
    return "Not shown is what target \(name) has in \(place): \(why)."
  }

  private var why: String {
    switch reason {
    case .executable: "an executable can't be linked into a host; move it to a library target"
    case .test: "tests can't be linked into a host; move it to a library target"
    case .testHelper: "it depends on TopdownTesting, which is for tests alone; move it to a target that does not"
    }
  }
}

extension PackageFacts.Outsider {
  /// nil where the target has nothing to show. `folder` is the package's.
  func unseen(in folder: String) -> UnseenTarget? {
    let showing = SwiftFiles.in(path, of: folder)
      .filter { $0.text.contains(/#Preview\b|:[^{\n]*\b(?:PreviewProvider|ScenarioProvider)\b/) }
      .map(\.path)
    return showing.isEmpty ? nil : UnseenTarget(name: name, reason: reason, files: showing)
  }
}
