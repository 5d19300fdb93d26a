import Foundation
import TopdownDisplay

/// The touches that an action stands for, on one view and in no time.
@MainActor struct TouchScript {
  private enum Step {
    case touch(TouchEvent.Phase, [CGPoint])
    /// Until the recognizer has waited long enough.
    case wait
  }

  private var steps: [Step] = []

  /// Nil where the argument says nothing that can be done.
  init?(_ action: SemanticsAction, _ argument: String?, on view: LayoutNode, _ recognizer: any TouchReceiver) {
    let middle = view.middleOnScreen
    let numbers = (argument ?? "").split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    switch action {
    case .activate: tap(at: middle, 1)
    case .doubleTap: tap(at: middle, numbers.first.map { Int($0) } ?? recognizer.offers.fewestTapsOverOne)
    case .longPress: steps = [.touch(.began, [middle]), .wait, .touch(.ended, [middle])]
    case .drag:
      guard numbers.count == 2 else { return nil }
      let end = CGPoint(x: middle.x + numbers[0], y: middle.y + numbers[1])
      // A gesture that comes after another one, such as a long press, starts when that has ended.
      steps = [.touch(.began, [middle])] + (recognizer.offers.contains(.longPress) ? [.wait] : [])
      steps += [.touch(.moved, [end]), .touch(.ended, [end])]
    case .magnify:
      guard let scale = numbers.first else { return nil }
      two(from: TwoFingers(around: middle), to: TwoFingers(around: middle, scale: scale))
    case .rotate:
      guard let degrees = numbers.first else { return nil }
      two(from: TwoFingers(around: middle), to: TwoFingers(around: middle, angle: .degrees(degrees)))
    default: return nil
    }
  }

  private mutating func tap(at point: CGPoint, _ count: Int) {
    for _ in 0..<max(1, count) { steps += [.touch(.began, [point]), .touch(.ended, [point])] }
    steps.append(.wait)
  }

  private mutating func two(from start: TwoFingers, to end: TwoFingers) {
    steps = [.touch(.began, start.points), .touch(.moved, end.points), .touch(.ended, end.points)]
  }

  func run(on view: LayoutNode, _ recognizer: any TouchReceiver) {
    var touch = TouchEvent(.began, at: [])
    for step in steps {
      switch step {
      case .touch(let phase, let points):
        touch.phase = phase
        touch.points = points
      case .wait:
        guard let deadline = recognizer.deadline else { continue }
        touch.phase = .waited
        touch.time = deadline
      }
      recognizer.reactUnlessOver(to: GestureEvent(touch: touch, view: view))
      recognizer.tell()
    }
    if !recognizer.progress.isOver {
      recognizer.fail()
      recognizer.tell()
    }
    recognizer.reset()
  }
}

/// Two fingers, one on each side of a point.
@_spi(Runtime) public struct TwoFingers {
  public let points: [CGPoint]

  /// How far each finger is from the middle at first, in points.
  private static let reach: CGFloat = 50

  /// - Parameter angle: clockwise, from the line between left and right.
  public init(around middle: CGPoint, scale: CGFloat = 1, angle: Angle = .zero) {
    let offset = CGPoint(x: cos(angle.radians) * Self.reach * scale, y: sin(angle.radians) * Self.reach * scale)
    points = [
      CGPoint(x: middle.x - offset.x, y: middle.y - offset.y), CGPoint(x: middle.x + offset.x, y: middle.y + offset.y),
    ]
  }
}

extension LayoutNode {
  fileprivate var middleOnScreen: CGPoint { pointOnScreen(CGPoint(x: size.width / 2, y: size.height / 2)) }
}

extension Set<GestureOffer> {
  fileprivate var fewestTapsOverOne: Int {
    compactMap { if case .taps(let count) = $0, count > 1 { count } else { nil } }.min() ?? 2
  }
}
