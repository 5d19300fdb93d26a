import Foundation
import SwiftUI
import TopdownDisplay

extension Stage {
  /// What a test says to carry out an action on a node of the latest semantics; nil where the stage has no call for it.
  func code(of action: SemanticsAction, on node: SemanticsNode, _ argument: String?) -> String? {
    if action == .dismiss, node.id == presented.last?.id { return "stage.dismiss()" }
    guard let element = expression(forNode: node.id) else { return nil }
    // Whoever is dragged has the word.
    if action == .drop {
      return place(argument ?? "", otherwise: "onto").flatMap { side, other in
        expression(forNode: other).map { "\($0).drag(\(side): \(element))" }
      }
    }
    return call(action, on: node, argument).map { "\(element).\($0)" }
  }

  private func call(_ action: SemanticsAction, on node: SemanticsNode, _ argument: String?) -> String? {
    let text = SwiftLiteral.text(argument ?? "")
    let numbers = (argument ?? "").split(separator: ",").compactMap { Double($0) }.filter(\.isFinite)
    switch action {
    case .activate: return "tap()"
    case .press: return "press()"
    case .release: return "release()"
    case .longPress: return "longPress()"
    case .setText: return argument?.isEmpty ?? true ? "clear()" : "replace(with: \(text))"
    case .insertText: return "type(\(text))"
    case .increment: return "increment()"
    case .decrement: return "decrement()"
    case .setValue: return WrittenValue(argument ?? "", for: node.role).map { "set(\($0.code))" }
    case .choose: return "choose(\(text))"
    case .custom: return argument == nil ? nil : "act(\(text))"
    case .revealTrailing: return "swipe(.trailing)"
    case .revealLeading: return "swipe(.leading)"
    case .conceal: return "swipeBack()"
    case .refresh: return "refresh()"
    case .focus: return "focus()"
    case .scroll: return Self.vector(numbers).map { "scroll(by: \($0))" }
    // A finger would meet whatever lies over the element, and two have no room on a small one.
    case .doubleTap, .drag, .magnify, .rotate:
      guard let argument else { return "act(.\(action.rawValue))" }
      return numbers.isEmpty ? nil : "act(.\(action.rawValue), \(SwiftLiteral.text(argument)))"
    case .move:
      return place(argument ?? "", otherwise: nil).flatMap { side, other in
        expression(forNode: other).map { "move(\(side): \($0))" }
      }
    case .dismiss: return "act(.dismiss)"
    case .pickUp, .drop: return nil
    }
  }

  private static func vector(_ numbers: [Double]) -> String? {
    guard numbers.count == 2 else { return nil }
    return "CGVector(dx: \(SwiftLiteral.number(numbers[0])), dy: \(SwiftLiteral.number(numbers[1])))"
  }

  /// The two words of "before 12"; `side` where there is only the number of a node.
  private func place(_ argument: String, otherwise side: String?) -> (side: String, node: Int)? {
    let words = argument.split(separator: " ").map(String.init)
    guard let node = words.last.flatMap({ Int($0) }), let side = words.count == 2 ? words[0] : side,
      ["before", "after", "onto"].contains(side)
    else { return nil }
    return (side, node)
  }
}

/// What a control is set to, as a test writes it.
private struct WrittenValue {
  let code: String

  /// - Parameter argument: of `SemanticsAction.setValue`: "3.5", "25%", "#FF3B30", or seconds since 1970 for a date.
  init?(_ argument: String, for role: SemanticsRole) {
    if role == .colorPicker {
      guard let color = Self.color(argument) else { return nil }
      code = color
    } else if argument.hasSuffix("%") {
      guard let percent = Double(argument.dropLast()), percent.isFinite else { return nil }
      code = "percent: \(SwiftLiteral.number(percent))"
    } else {
      guard let number = Double(argument), number.isFinite else { return nil }
      // A whole number has a point, too: the call takes no integers.
      code = role == .datePicker ? Self.date(number) : "\(number)"
    }
  }

  /// As precise as the digits of a color, and no more.
  private static func color(_ argument: String) -> String? {
    let digits = Array(argument.dropFirst())
    guard argument.hasPrefix("#"), digits.count == 6 || digits.count == 8 else { return nil }
    let components = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    guard components.count == digits.count / 2 else { return nil }
    let named = zip(["red", "green", "blue", "opacity"], components).map { name, component in
      "\(name): \(SwiftLiteral.number((Double(component) / 255 * 1_000).rounded() / 1_000))"
    }
    return "Color(\(named.joined(separator: ", ")))"
  }

  private static func date(_ seconds: Double) -> String {
    let date = Date(timeIntervalSince1970: seconds)
    let text = date.formatted(.iso8601)
    guard seconds == seconds.rounded(), (try? Date(text, strategy: .iso8601)) == date else {
      return "Date(timeIntervalSince1970: \(SwiftLiteral.number(seconds)))"
    }
    return "Date(\(SwiftLiteral.text(text)), strategy: .iso8601)"
  }
}
