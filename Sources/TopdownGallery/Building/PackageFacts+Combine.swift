import Foundation

extension PackageFacts {
  /// Whether a file of the target observes objects and imports neither Combine nor SwiftUI, as it may on Apple's systems.
  func needsCombine(_ target: String, in package: String) -> Bool {
    guard let path = sources[target] else { return false }
    let folder = package + "/" + path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.contains { file in
      guard file.hasSuffix(".swift"), let text = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8),
        text.contains(/\b(?:ObservableObject|Published|AnyCancellable)\b/)
      else { return false }
      return !text.contains(/(?m)^\s*(?:@\w+\s+)*import\s+(?:\w+\s+)?(?:Combine|SwiftUI|SwiftUICore)\b/)
    }
  }
}
