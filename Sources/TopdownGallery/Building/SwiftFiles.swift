import Foundation

/// The sources of a target.
enum SwiftFiles {
  /// By path, inside of the package; none where the folder is not there.
  static func `in`(_ target: String, of package: String) -> [(path: String, text: String)] {
    let names = FileManager.default.enumerator(atPath: package + "/" + target)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let path = target + "/" + name
      return (try? String(contentsOfFile: package + "/" + path, encoding: .utf8)).map { (path, $0) }
    }
  }
}
