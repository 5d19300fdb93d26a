import Foundation
import TopdownDisplay

/// The pictures that were looked for in bundles, each once.
final class BundlePictures: Sendable {
  static let shared = BundlePictures()

  private struct Key: Hashable {
    let bundle: String?
    let name: String
    let scale: Int
  }

  private let known = Guarded<[Key: Image.Picture?]>([:])

  /// The picture that suits a scale best; nil where the bundle has none.
  func picture(_ name: String, in bundle: Bundle?, scale: CGFloat) -> Image.Picture? {
    let key = Key(bundle: bundle?.bundlePath, name: name, scale: Int(scale.rounded(.up)))
    if let picture = known.withLock({ $0[key] }) { return picture }
    let found = AssetFolders.of(bundle).lazy.compactMap { Self.find(name, in: $0, scale: key.scale) }.first
    known.withLock { $0[key] = found }
    return found
  }

  private static func find(_ name: String, in root: URL, scale: Int) -> Image.Picture? {
    for candidate in files(named: name, in: root, scale: scale) + AssetCatalog.files(named: name, in: root, scale: scale) {
      guard let data = FileManager.default.contents(atPath: candidate.url.path), let pixels = PictureHeader.size(of: data)
      else { continue }
      let size = CGSize(width: pixels.width / CGFloat(candidate.scale), height: pixels.height / CGFloat(candidate.scale))
      return Image.Picture(image: .file(candidate.url.path), size: size, isTemplate: candidate.isTemplate)
    }
    return nil
  }

  struct Candidate {
    let url: URL
    let scale: Int
    var isTemplate = false
  }

  /// The file itself, beside those for other scales; nearest scale first.
  private static func files(named name: String, in root: URL, scale: Int) -> [Candidate] {
    let given = URL(fileURLWithPath: name).pathExtension
    let base = given.isEmpty ? name : String(name.dropLast(given.count + 1))
    let scales = [scale] + [3, 2, 1].filter { $0 != scale }
    return scales.flatMap { scale in
      (given.isEmpty ? ["png", "jpg", "jpeg"] : [given]).compactMap { suffix in
        let url = root.appendingPathComponent(base + (scale == 1 ? "" : "@\(scale)x") + "." + suffix)
        return FileManager.default.fileExists(atPath: url.path) ? Candidate(url: url, scale: scale) : nil
      }
    }
  }
}

/// Image sets of the asset catalogues that lie in a folder as they were written.
enum AssetCatalog {
  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
      var idiom: String?
      var appearances: [[String: String]]?
    }

    struct Properties: Decodable {
      var templateRenderingIntent: String?
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case templateRenderingIntent = "template-rendering-intent"
        case providesNamespace = "provides-namespace"
      }
    }

    var images: [Image]?
    var properties: Properties?
  }

  static func files(named name: String, in root: URL, scale: Int) -> [BundlePictures.Candidate] {
    guard let folder = folder("\(name).imageset", in: root),
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return [] }
    let isTemplate = contents.properties?.templateRenderingIntent == "template"
    let candidates = (contents.images ?? []).compactMap { image -> BundlePictures.Candidate? in
      guard let file = image.filename, image.appearances == nil else { return nil }
      return BundlePictures.Candidate(
        url: folder.appendingPathComponent(file), scale: image.scale.flatMap { Int($0.dropLast()) } ?? 1, isTemplate: isTemplate)
    }
    return candidates.sorted { ($0.scale == scale ? 0 : 1, -$0.scale) < ($1.scale == scale ? 0 : 1, -$1.scale) }
  }

  /// A set by its folder's name, wherever it lies in a catalogue: folders that provide a namespace are part of the name, and
  /// others are not (`image/intrinsic`).
  static func folder(_ name: String, in root: URL) -> URL? {
    let manager = FileManager.default
    let catalogs = (try? manager.contentsOfDirectory(atPath: root.path))?.filter { $0.hasSuffix(".xcassets") }.sorted() ?? []
    for catalog in catalogs {
      let folder = root.appendingPathComponent(catalog)
      guard let paths = manager.enumerator(atPath: folder.path) else { continue }
      for case let path as String in paths where name.hasSuffix(leaf(of: path)) && self.name(of: path, in: folder) == name {
        return folder.appendingPathComponent(path)
      }
    }
    return nil
  }

  private static func leaf(of path: String) -> Substring { path.split(separator: "/").last ?? "" }

  private static func name(of path: String, in catalog: URL) -> String {
    var folder = catalog
    var words: [Substring] = []
    for word in path.split(separator: "/").dropLast() {
      folder.appendPathComponent(String(word))
      if providesNamespace(folder) { words.append(word) }
    }
    return (words + [leaf(of: path)]).joined(separator: "/")
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path)
      .flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }?.properties?.providesNamespace ?? false
  }
}
