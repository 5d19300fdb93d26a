extension PackageFacts {
  /// Whether a file of the target observes objects and imports neither Combine nor SwiftUI, as it may on Apple's systems.
  func needsCombine(_ target: String, in package: String) -> Bool {
    guard let path = sources[target] else { return false }
    return SwiftFiles.in(path, of: package).map(\.text).contains { text in
      text.contains(/\b(?:ObservableObject|Published|AnyCancellable)\b/)
        && !text.contains(/(?m)^\s*(?:@\w+\s+)*import\s+(?:\w+\s+)?(?:Combine|SwiftUI|SwiftUICore)\b/)
    }
  }
}
