import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownDisplay
import TopdownSimulation

/// A headless host for a view: a screen to read, hands to use it, and a clock that moves only when told to.
///
/// Everything that the view starts runs in a simulation: no test sleeps or waits. A stage that was just made has settled once:
/// it shows what stands when nothing is ready to run, at the instant zero.
@MainActor public final class Stage {
  /// The clock and the schedule of all that the view starts.
  public let simulation: Simulation
  let graph: ViewGraph
  let system = StageSystem()
  private var failure: (any Error)?

  /// - Parameters:
  ///   - size: the screen in points; an iPhone SE's by default, without a status bar.
  ///   - environment: changes to the values at the root, such as a service of the data coupling layer.
  public init<Root: View>(
    _ view: @autoclosure () -> Root, size: CGSize = Stage.defaultSize, colorScheme: ColorScheme = .light,
    locale: Locale = Locale(identifier: "en_US"), layoutDirection: LayoutDirection = .leftToRight,
    dynamicTypeSize: DynamicTypeSize = .large, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var values = EnvironmentValues()
    values.colorScheme = colorScheme
    values.locale = locale
    values.layoutDirection = layoutDirection
    values.dynamicTypeSize = dynamicTypeSize
    values.calendar = Calendar(identifier: .gregorian)
    values.timeZone = TimeZone(identifier: "GMT")!
    values.scenePhase = .active
    values.setSizeClasses(for: size)
    // Settings start empty on each stage, and leave nothing behind.
    values.defaultAppStorage = VolatileDefaults()
    values.systemServices = system
    environment(&values)
    let simulation = Simulation()
    let graph = ViewGraph(environment: values)
    self.simulation = simulation
    self.graph = graph
    graph.size = size
    simulation.run { graph.mount(view()) }
    do { try settle() } catch { failure = error }
  }

  /// An iPhone SE's screen, in points: the device on which sizes were recorded.
  public static let defaultSize = CGSize(width: 375, height: 667)

  isolated deinit {
    simulation.run { graph.unmount() }
    try? simulation.cancelPendingTasks()
  }
}

// MARK: - Time

extension Stage {
  /// Virtual time since the stage was made.
  public var now: Duration { simulation.now }

  /// Runs what is ready until nothing is; the clock does not move. What moves is shown where it leads.
  public func settle() throws {
    try throwFailure()
    show(.end)
    try goOn { try simulation.settle() }
  }

  /// Moves the clock, running what becomes due on the way at its own instant. What moves is shown on its way.
  public func advance(by duration: Duration) throws {
    try throwFailure()
    try goOn { try simulation.settle() }
    try goOn { try simulation.advance(by: duration) }
    show(.course)
    try goOn { try simulation.settle() }
  }

  /// Moves the clock until no timer is left.
  ///
  /// - Throws: when the view never comes to rest, for instance because a task repeats for ever.
  public func runUntilIdle() throws {
    try settle()
    try goOn { try simulation.runUntilIdle() }
  }

  /// Waits, in real time, for an answer from outside of the simulation, such as a database's own thread.
  public func settleWithOutside(atMost limit: Duration = .seconds(10)) async throws {
    try settle()
    try await simulation.waitForOutside(atMost: limit)
    try settle()
  }

  /// Updates the screen around `step`: what a test wrote from outside of the simulation counts too.
  private func goOn(_ step: () throws -> Void) throws {
    repeat {
      simulation.run { graph.update() }
      try step()
    } while !graph.queue.isEmpty && graph.failure == nil
    if let failure = graph.failure { throw StageError.runtime(failure.description) }
  }

  private func show(_ showing: AnimationTimeline.Showing) {
    simulation.run { graph.timeline.show(showing) }
  }

  private func throwFailure() throws {
    if let failure { throw failure }
    if let failure = graph.failure { throw StageError.runtime(failure.description) }
  }
}

// MARK: - The screen

extension Stage {
  /// What can be found on the screen now.
  public var semantics: SemanticsNode { graph.semantics() }

  /// What the screen shows now, to be drawn.
  public var display: DisplayList { graph.displayList() }

  /// The screen's size in points; another one is laid out by the next `settle`.
  public var size: CGSize {
    get { graph.size }
    set {
      graph.size = newValue
      simulation.run { graph.rootEnvironment.change { $0.setSizeClasses(for: newValue) } }
    }
  }

  /// The size that the view chose when it was offered the screen's.
  package var contentSize: CGSize {
    graph.rootNode.children.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
  }

  /// Carries out `action` on a node, and settles.
  func perform(_ action: SemanticsAction, on node: SemanticsNode, argument: String? = nil) throws {
    try throwFailure()
    let isDone = simulation.run { graph.perform(action, on: node.id, argument: argument) }
    guard isDone else { throw StageError.gone(node, screen: screen) }
    try settle()
  }
}

// MARK: - What is not in view

extension Stage {
  /// Scrolls the least so that what has this label shows.
  public func scroll(to label: String) throws {
    if let node = finder.candidates.first(where: { $0.label == label && $0.isVisible }) { return scrollToReveal(node) }
    let nodes = withAllRows { finder.candidates }
    guard let node = nodes.first(where: { $0.label == label }) else {
      throw StageError.notFound(
        sought: "\"\(label)\"", nearest: NearestNames.of(label, role: nil, among: nodes), screen: screen)
    }
    scrollToReveal(node)
    try settle()
  }

  func scrollToReveal(_ node: SemanticsNode) {
    simulation.run {
      _ = graph.scrollToReveal(node.id)
      graph.releaseFarRows()
    }
  }

  func releaseFarRows() { simulation.run { graph.releaseFarRows() } }

  /// Makes every row of every list for `body`; what nobody needs goes again with the next reveal.
  func withAllRows<Result>(_ body: () -> Result) -> Result {
    simulation.run { graph.materializeAllRows() }
    return body()
  }

  /// The node as it is now, where it is still there.
  func latest(_ node: SemanticsNode) -> SemanticsNode { semantics.first { $0.id == node.id } ?? node }
}
