import Foundation

/// Why a view's body runs, as far as its author is told.
struct BodyChange {
  enum Cause {
    /// The view is new at its place.
    case place
    /// The view's value is another one.
    case value
    case dependency
  }

  let cause: Cause
  /// What the body read and has changed.
  let source: (any DependencySource)?

  /// "@self, @identity, _name changed.", where `properties` are those that the tree gives their values.
  func words(properties: [String]) -> String {
    let names =
      switch cause {
      case .place: properties.isEmpty ? ["@self"] : ["@self", "@identity"] + properties.map { "_" + $0 }
      case .value: ["@self"] + sourceNames
      case .dependency: sourceNames.isEmpty ? ["@dependencies"] : sourceNames
      }
    return names.joined(separator: ", ") + " changed."
  }

  private var sourceNames: [String] {
    source.map { [$0.propertyName.map { "_" + $0 } ?? "@dependencies"] } ?? []
  }
}

extension View {
  /// Prints what made the body run that calls this: for finding out, not for what is shipped.
  ///
  /// - Gap: of several properties that have changed at once the last one is named.
  public static func _printChanges() {
    if let line = changes { print(line) }
  }

  /// Writes to the standard error what made the body run that calls this.
  ///
  /// - Gap: of several properties that have changed at once the last one is named.
  public static func _logChanges() {
    if let line = changes { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }

  /// Nil outside of a body.
  static var changes: String? {
    Recorder.current?.graph.bodyChange.map { change in
      "\(Self.self): " + change.words(properties: PropertyInstaller.names(of: Self.self))
    }
  }
}
