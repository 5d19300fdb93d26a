import Foundation

/// The page's own files, compiled into the command; nothing else is served as a file.
struct PageAssets: Sendable {
  private static let script = "text/javascript; charset=utf-8"

  private static let files: [String: (type: String, bytes: [UInt8])] = [
    "/": ("text/html; charset=utf-8", PackageResources.index_html),
    "/gallery.css": ("text/css; charset=utf-8", PackageResources.gallery_css),
    "/actions.js": (script, PackageResources.actions_js),
    "/address.js": (script, PackageResources.address_js),
    "/api.js": (script, PackageResources.api_js),
    "/build.js": (script, PackageResources.build_js),
    "/clock.js": (script, PackageResources.clock_js),
    "/controls.js": (script, PackageResources.controls_js),
    "/dates.js": (script, PackageResources.dates_js),
    "/dom.js": (script, PackageResources.dom_js),
    "/fuzzy.js": (script, PackageResources.fuzzy_js),
    "/gallery.js": (script, PackageResources.gallery_js),
    "/inspector.js": (script, PackageResources.inspector_js),
    "/log.js": (script, PackageResources.log_js),
    "/matrix.js": (script, PackageResources.matrix_js),
    "/overlay.js": (script, PackageResources.overlay_js),
    "/screen.js": (script, PackageResources.screen_js),
    "/shortcuts.js": (script, PackageResources.shortcuts_js),
    "/steps.js": (script, PackageResources.steps_js),
    "/swipe.js": (script, PackageResources.swipe_js),
    "/tree.js": (script, PackageResources.tree_js),
    "/values.js": (script, PackageResources.values_js),
    "/variant.js": (script, PackageResources.variant_js),
    "/variants.js": (script, PackageResources.variants_js),
    "/icon.svg": ("image/svg+xml", PackageResources.icon_svg),
  ]

  func response(to path: String) -> HTTPResponse? {
    Self.files[path].map { HTTPResponse(status: 200, contentType: $0.type, body: Data($0.bytes)) }
  }
}
