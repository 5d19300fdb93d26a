/// What a package that has no dependency on ours is told.
public enum Curious {
  #if canImport(SwiftUI)
    public static let canImportSwiftUI = true
  #else
    public static let canImportSwiftUI = false
  #endif
}
