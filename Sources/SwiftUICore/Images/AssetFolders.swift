import Foundation

/// Where the colors and pictures of a bundle lie.
enum AssetFolders {
  /// Without a bundle it is the main one, and then those of the package's targets: an app's own assets, where its views stand
  /// in a target of a package.
  ///
  /// - Gap: without a bundle, Apple's looks in the main one alone; `bundle: .module` is right in both.
  static func of(_ bundle: Bundle?) -> [URL] {
    guard let bundle else { return main }
    return [URL(fileURLWithPath: bundle.resourcePath ?? bundle.bundlePath)]
  }

  private static let main = of(.main) + resources(beside: Bundle.main.bundleURL)

  /// The bundles that SwiftPM puts beside an executable, one for each target with resources.
  static func resources(beside folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().map { folder.appendingPathComponent($0) }
  }
}

/// A name that no catalogue has, told to the author once.
enum MissingAsset {
  static func color(_ name: String, in bundle: Bundle?) -> String {
    "no color named '\(name)' is in the asset catalogs of \(place(bundle)), so it is clear: add \(name).colorset to a catalog among the "
      + "target's resources\(advice(bundle))"
  }

  static func image(_ name: String, in bundle: Bundle?) -> String {
    "no image named '\(name)' is in \(place(bundle)), so nothing is drawn: add \(name).imageset to an asset catalog among the target's "
      + "resources, or the file \(name).png\(advice(bundle))"
  }

  private static func place(_ bundle: Bundle?) -> String {
    bundle.map { "the bundle \($0.bundleURL.lastPathComponent)" } ?? "the main bundle or the bundles of the package's targets"
  }

  private static func advice(_ bundle: Bundle?) -> String {
    bundle == nil ? ". What belongs to a package on Apple's platforms takes bundle: .module" : ""
  }
}
