@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import Foundation

extension Stage {
  /// Shows an app as it starts: with a window of its first scene, and active.
  public convenience init<A: App>(
    app: @autoclosure () -> A, size: CGSize = Stage.defaultSize, colorScheme: ColorScheme = .light,
    locale: Locale = Locale(identifier: "en_US"), layoutDirection: LayoutDirection = .leftToRight,
    dynamicTypeSize: DynamicTypeSize = .large, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.init(
      AppRoot(app()), size: size, colorScheme: colorScheme, locale: locale, layoutDirection: layoutDirection,
      dynamicTypeSize: dynamicTypeSize, environment: environment)
  }

  /// Whether the scene is active, inactive or in the background, as a phone would say; views are told by the next `settle`.
  public var scenePhase: ScenePhase {
    get { EnvironmentValues(reading: graph.rootEnvironment).scenePhase }
    set { simulation.run { graph.rootEnvironment.change { $0.scenePhase = newValue } } }
  }
}

// MARK: - What a screen says to the system around it

extension Stage {
  /// What a person would have felt and heard so far, in order.
  public var feedback: [SensoryFeedback] { graph.feedbackLog.played }

  /// Whether the innermost view that says so wants the status bar hidden; nil where none says anything.
  public var isStatusBarHidden: Bool? { graph.screenWishes.value(of: .statusBarHidden) }

  /// What the innermost view that says so wants of the system's overlays.
  public var systemOverlays: Visibility? { graph.screenWishes.value(of: .systemOverlays) }

  /// The edges at which the app's gestures come before the system's.
  public var deferredGestureEdges: Edge.Set? { graph.screenWishes.value(of: .deferredGestures) }
}

extension ElementFinding {
  /// The menu of that name in the app's menu bar.
  public func commands(_ menu: String) throws -> StageElement { try find(.commands, menu) }
}
