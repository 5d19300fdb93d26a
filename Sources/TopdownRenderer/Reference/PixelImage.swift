import CTopdownCairo
import Foundation

/// The pixels of a PNG.
struct PixelImage: Hashable {
  let width: Int
  let height: Int
  /// Premultiplied ARGB, rows from the top.
  let pixels: [UInt32]

  init(png: Data) throws {
    var rest = png[...]
    let surface = withUnsafeMutablePointer(to: &rest) { pointer in
      cairo_image_surface_create_from_png_stream(
        { closure, bytes, count in
          let rest = closure!.assumingMemoryBound(to: Data.self)
          guard rest.pointee.count >= count else { return CAIRO_STATUS_READ_ERROR }
          rest.pointee.copyBytes(to: bytes!, count: Int(count))
          rest.pointee = rest.pointee.dropFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface) else {
      throw RenderingError.unreadablePicture(String(cString: cairo_status_to_string(status)))
    }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        // A PNG without alpha leaves the top byte undefined.
        pixels.append(isOpaque ? row[x] | 0xFF00_0000 : row[x])
      }
    }
    self.pixels = pixels
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
