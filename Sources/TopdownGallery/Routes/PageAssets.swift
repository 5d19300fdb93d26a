import Foundation

/// The page's own files, compiled into the command; nothing else is served as a file.
struct PageAssets: Sendable {
  private static let files: [String: (type: String, bytes: [UInt8])] = [
    "/": ("text/html; charset=utf-8", PackageResources.index_html),
    "/gallery.css": ("text/css; charset=utf-8", PackageResources.gallery_css),
    "/gallery.js": ("text/javascript; charset=utf-8", PackageResources.gallery_js),
    "/log.js": ("text/javascript; charset=utf-8", PackageResources.log_js),
    "/overlay.js": ("text/javascript; charset=utf-8", PackageResources.overlay_js),
    "/screen.js": ("text/javascript; charset=utf-8", PackageResources.screen_js),
    "/swipe.js": ("text/javascript; charset=utf-8", PackageResources.swipe_js),
    "/icon.svg": ("image/svg+xml", PackageResources.icon_svg),
  ]

  func response(to path: String) -> HTTPResponse? {
    Self.files[path].map { HTTPResponse(status: 200, contentType: $0.type, body: Data($0.bytes)) }
  }
}
