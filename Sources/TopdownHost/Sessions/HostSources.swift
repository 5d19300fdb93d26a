import Combine
@_spi(Runtime) import SwiftUICore
import TopdownDisplay
import TopdownScenarios

/// The state of views, spelled as a log would.
enum HostSources {
  static func of(_ sources: [SourceOfTruth]) -> [HostTruth] {
    sources.filter { !isOfTheRuntime($0.owner) }.flatMap { source -> [HostTruth] in
      let owner = String(describing: source.owner)
      guard type(of: source.value) is AnyClass else {
        return [HostTruth(owner: owner, name: source.name, value: PayloadText.text(of: source.value))]
      }
      return properties(of: source.value).map {
        HostTruth(owner: owner, name: "\(source.name).\($0.name)", value: PayloadText.text(of: $0.value))
      }
    }
  }

  /// What SwiftUI's own views keep is nobody's to see.
  private static func isOfTheRuntime(_ owner: Any.Type) -> Bool {
    ["SwiftUI.", "SwiftUICore."].contains { String(reflecting: owner).hasPrefix($0) }
  }

  /// The stored properties of an object, without what macros and wrappers keep for themselves.
  private static func properties(of object: Any) -> [(name: String, value: Any)] {
    Mirror(reflecting: object).children.compactMap { child in
      guard let label = child.label, !label.hasPrefix("_$") else { return nil }
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      return (name, (child.value as? any AnyPublished)?.currentValue ?? child.value)
    }
  }
}
