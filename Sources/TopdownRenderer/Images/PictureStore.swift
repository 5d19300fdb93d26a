import CTopdownCairo
import Foundation
import TopdownDisplay

/// A picture as pixels; owns Cairo's surface, which is why it is a class.
final class DecodedPicture {
  let surface: OpaquePointer
  let width: Int
  let height: Int

  /// Takes the surface over.
  init(_ surface: OpaquePointer) {
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  /// A JPEG file; nil for anything else.
  convenience init?(_ data: Data) {
    guard let picture = JPEGPicture(data),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(picture.width), Int32(picture.height)),
      let target = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    picture.pixels.withUnsafeBytes { source in
      guard let start = source.baseAddress else { return }
      for row in 0..<picture.height { memcpy(target + row * stride, start + row * picture.width * 4, picture.width * 4) }
    }
    cairo_surface_mark_dirty(surface)
    self.init(surface)
  }

  deinit { cairo_surface_destroy(surface) }
}

/// The pictures of one drawing, each read once.
final class PictureStore {
  private var pictures: [DisplayImage: DecodedPicture?] = [:]

  /// Nil where the bytes are gone or are no picture.
  func picture(of image: DisplayImage) -> DecodedPicture? {
    if let picture = pictures[image] { return picture }
    let picture = image.bytes.flatMap { PNGDecoding.picture($0) ?? DecodedPicture($0) }
    pictures[image] = picture
    return picture
  }
}

extension DisplayImage {
  fileprivate var bytes: Data? {
    switch self {
    case .file(let path): FileManager.default.contents(atPath: path)
    case .data(let bytes): bytes
    }
  }

  /// What to call it where it can't be drawn.
  var name: String {
    switch self {
    case .file(let path): URL(fileURLWithPath: path).lastPathComponent
    case .data: "picture"
    }
  }
}

private enum PNGDecoding {
  static func picture(_ data: Data) -> DecodedPicture? {
    var rest = data[...]
    let surface = withUnsafeMutablePointer(to: &rest) { pointer in
      cairo_image_surface_create_from_png_stream(
        { closure, bytes, count in
          let rest = closure!.assumingMemoryBound(to: Data.self)
          guard rest.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
          rest.pointee.copyBytes(to: bytes!, count: Int(count))
          rest.pointee = rest.pointee.dropFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
    guard let surface else { return nil }
    if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS { return DecodedPicture(surface) }
    cairo_surface_destroy(surface)
    return nil
  }
}
