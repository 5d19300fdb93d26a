import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// The material of floating bars and their buttons on iOS 26: nearly the color of the background, with a faint rim.
///
/// - Gap: what is behind does not shine through blurred.
struct Glass: Equatable {
  var fill = DisplayColor(red: 1, green: 1, blue: 1)
  var rim = DisplayColor(red: 0, green: 0, blue: 0)

  init() {}

  init(_ environment: EnvironmentValues) {
    let isDark = environment.colorScheme == .dark
    fill = DisplayColor(white: isDark ? 0.16 : 1, alpha: 0.94)
    rim = DisplayColor(white: isDark ? 1 : 0, alpha: isDark ? 0.16 : 0.09)
  }
}

extension DrawingContext {
  /// A capsule of glass.
  mutating func add(_ glass: Glass, in frame: CGRect, cornerRadius: CGFloat? = nil) {
    let radius = cornerRadius ?? min(frame.width, frame.height) / 2
    add(.fill(.roundedRectangle(frame, cornerRadius: radius), glass.fill))
    add(.stroke(.roundedRectangle(frame.insetBy(dx: 0.25, dy: 0.25), cornerRadius: radius - 0.25), glass.rim, lineWidth: 0.5))
  }
}

extension DisplayColor {
  fileprivate init(white: Double, alpha: Double) { self.init(red: white, green: white, blue: white, alpha: alpha) }
}
