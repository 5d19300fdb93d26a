import Foundation
import TopdownDisplay

/// What is to be opened; what it leaves out is as the variant has it, and as it is by default.
struct OpenRequest: Decodable {
  var entry: String
  /// Words of `Variant`: `dark,ar`.
  var variant: String?
  var colorScheme: HostAppearance.ColorScheme?
  /// Points; both or neither.
  var width: Double?
  var height: Double?
  var typeSize: HostAppearance.TypeSize?
  var locale: String?
  var layoutDirection: HostAppearance.LayoutDirection?
  var contrast: HostAppearance.Contrast?
  var reducesMotion: Bool?
  /// In place of the scenario's plain values, by name.
  var values: [String: String]?
  /// The clock's; 1 where it is left out.
  var speed: Double?

  /// Throws `Refusal`.
  var checkedSpeed: Double {
    get throws {
      try ClockRequest.checked(speed: speed ?? 1)
    }
  }

  /// A larger picture would fill the memory.
  private static let sides = 1.0...4_096

  /// Throws `Refusal` and `UnknownVariant`.
  var showing: HostShowing {
    get throws {
      var appearance = try Variant(variant ?? "").appearance
      if let colorScheme { appearance.colorScheme = colorScheme }
      if let typeSize { appearance.typeSize = typeSize }
      if let locale { appearance.locale = locale }
      if let layoutDirection { appearance.layoutDirection = layoutDirection }
      if let contrast { appearance.contrast = contrast }
      if let reducesMotion { appearance.reducesMotion = reducesMotion }
      if let width, let height {
        guard Self.sides.contains(width), Self.sides.contains(height) else {
          throw Refusal("a screen of \(width.formatted()) × \(height.formatted()) can't be drawn: use 1 to 4,096 points each way")
        }
        appearance.size = CGSize(width: width, height: height)
      }
      return HostShowing(entry, appearance, values: values ?? [:])
    }
  }
}

struct ActionRequest: Decodable {
  var node: Int
  var action: SemanticsAction
  var argument: String?
}

/// How a screen's clock goes on: by itself, or by an amount.
struct ClockRequest: Decodable {
  var speed: Double?
  /// Seconds.
  var advance: Double?

  private static let amounts = 0.0...86_400
  static let speeds = 0.0...1_000

  /// Throws `Refusal`.
  func command(in session: String) throws -> HostRequest.Command {
    switch (speed, advance) {
    case (let speed?, nil): return .setSpeed(session: session, try Self.checked(speed: speed))
    case (nil, let advance?):
      guard Self.amounts.contains(advance) else {
        throw Refusal("a clock can't be moved by \(advance.formatted()) s at once: use 0 to 86,400, which is a day")
      }
      return .play(session: session, steps: [.advance(seconds: advance)])
    default: throw Refusal("name one of `speed` and `advance`")
    }
  }
}

extension ClockRequest {
  /// Throws `Refusal`.
  static func checked(speed: Double) throws -> Double {
    guard speeds.contains(speed) else {
      throw Refusal("a clock can't run at the speed \(speed.formatted()): use 0 to 1,000")
    }
    return speed
  }
}

/// Which of the scenario's own steps are to be done.
struct StepsRequest: Decodable {
  /// At most; the next one where it is left out.
  var count: Int?
}

/// What the page has to be told of a request that makes no sense.
struct Refusal: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
