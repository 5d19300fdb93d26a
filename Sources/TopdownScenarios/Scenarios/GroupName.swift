/// The name of a feature, from that of the type that lists its scenarios.
enum GroupName {
  /// `Library.BookShelfScenarios` and `Library.BookShelf.Scenarios` are both `BookShelf`.
  static func of(_ qualifiedTypeName: String) -> String {
    let suffix = "Scenarios"
    let names = qualifiedTypeName.split(separator: ".").map(String.init)
    for name in names.reversed() where name != suffix {
      return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    }
    return suffix
  }
}
