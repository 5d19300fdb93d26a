/// A package's lock: its features, sorted by name.
struct LockFile: Equatable {
  static let name = "topdown.lock"
  static let version = 1

  var features: [FeatureLock] = []

  subscript(name: String) -> FeatureLock? {
    get { features.first { $0.name == name } }
    set {
      features.removeAll { $0.name == name }
      if let newValue { features.append(newValue) }
      features.sort { $0.name < $1.name }
    }
  }
}
