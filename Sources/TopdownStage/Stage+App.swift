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

extension ElementFinding {
  /// The menu of that name in the app's menu bar.
  public func commands(_ menu: String) throws -> StageElement { try find(.commands, menu) }
}
