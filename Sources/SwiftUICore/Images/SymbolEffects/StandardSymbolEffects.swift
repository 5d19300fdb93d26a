// The effects, each with its variants.

public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var variants = SymbolEffectVariants()

  init() {}

  public var up: BounceSymbolEffect { with("up") }
  public var down: BounceSymbolEffect { with("down") }
  public var byLayer: BounceSymbolEffect { with("byLayer") }
  public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> BounceSymbolEffect {
    var copy = self
    copy.variants = variants.with(variant)
    return copy
  }

  public var _description: String { variants.description(of: "bounce") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var variants = SymbolEffectVariants()

  init() {}

  public var byLayer: PulseSymbolEffect { with("byLayer") }
  public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> PulseSymbolEffect {
    var copy = self
    copy.variants = variants.with(variant)
    return copy
  }

  public var _description: String { variants.description(of: "pulse") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var variants = SymbolEffectVariants()

  init() {}

  public var iterative: VariableColorSymbolEffect { with("iterative") }
  public var cumulative: VariableColorSymbolEffect { with("cumulative") }
  public var reversing: VariableColorSymbolEffect { with("reversing") }
  public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
  public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
  public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }

  private func with(_ variant: String) -> VariableColorSymbolEffect {
    var copy = self
    copy.variants = variants.with(variant)
    return copy
  }

  public var _description: String { variants.description(of: "variableColor") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var variants = SymbolEffectVariants()

  init() {}

  public var up: ScaleSymbolEffect { with("up") }
  public var down: ScaleSymbolEffect { with("down") }
  public var byLayer: ScaleSymbolEffect { with("byLayer") }
  public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> ScaleSymbolEffect {
    var copy = self
    copy.variants = variants.with(variant)
    return copy
  }

  public var _description: String { variants.description(of: "scale") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  private var variants = SymbolEffectVariants()

  init() {}

  public var up: AppearSymbolEffect { with("up") }
  public var down: AppearSymbolEffect { with("down") }
  public var byLayer: AppearSymbolEffect { with("byLayer") }
  public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> AppearSymbolEffect {
    var copy = self
    copy.variants = variants.with(variant)
    return copy
  }

  public var _description: String { variants.description(of: "appear") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  private var variants = SymbolEffectVariants()

  init() {}

  public var up: DisappearSymbolEffect { with("up") }
  public var down: DisappearSymbolEffect { with("down") }
  public var byLayer: DisappearSymbolEffect { with("byLayer") }
  public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> DisappearSymbolEffect {
    var copy = self
    copy.variants = variants.with(variant)
    return copy
  }

  public var _description: String { variants.description(of: "disappear") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  private var variants = SymbolEffectVariants()

  init() {}

  public var downUp: ReplaceSymbolEffect { with("downUp") }
  public var upUp: ReplaceSymbolEffect { with("upUp") }
  public var offUp: ReplaceSymbolEffect { with("offUp") }
  public var byLayer: ReplaceSymbolEffect { with("byLayer") }
  public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> ReplaceSymbolEffect {
    var copy = self
    copy.variants = variants.with(variant)
    return copy
  }

  public var _description: String { variants.description(of: "replace") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
  private var variants = SymbolEffectVariants()

  init() {}

  public var _description: String { variants.description(of: "automatic") }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var variants = SymbolEffectVariants()

  init() {}

  public var clockwise: WiggleSymbolEffect { with("clockwise") }
  public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }
  public var left: WiggleSymbolEffect { with("left") }
  public var right: WiggleSymbolEffect { with("right") }
  public var up: WiggleSymbolEffect { with("up") }
  public var down: WiggleSymbolEffect { with("down") }
  public var forward: WiggleSymbolEffect { with("forward") }
  public var backward: WiggleSymbolEffect { with("backward") }
  public var byLayer: WiggleSymbolEffect { with("byLayer") }
  public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> WiggleSymbolEffect {
    var copy = self
    copy.variants = variants.with(variant)
    return copy
  }

  public var _description: String { variants.description(of: "wiggle") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var variants = SymbolEffectVariants()

  init() {}

  public var plain: BreatheSymbolEffect { with("plain") }
  public var pulse: BreatheSymbolEffect { with("pulse") }
  public var byLayer: BreatheSymbolEffect { with("byLayer") }
  public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> BreatheSymbolEffect {
    var copy = self
    copy.variants = variants.with(variant)
    return copy
  }

  public var _description: String { variants.description(of: "breathe") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var variants = SymbolEffectVariants()

  init() {}

  public var clockwise: RotateSymbolEffect { with("clockwise") }
  public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
  public var byLayer: RotateSymbolEffect { with("byLayer") }
  public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> RotateSymbolEffect {
    var copy = self
    copy.variants = variants.with(variant)
    return copy
  }

  public var _description: String { variants.description(of: "rotate") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  private var variants = SymbolEffectVariants()

  init() {}

  public var byLayer: DrawOnSymbolEffect { with("byLayer") }
  public var wholeSymbol: DrawOnSymbolEffect { with("wholeSymbol") }
  public var individually: DrawOnSymbolEffect { with("individually") }

  private func with(_ variant: String) -> DrawOnSymbolEffect {
    var copy = self
    copy.variants = variants.with(variant)
    return copy
  }

  public var _description: String { variants.description(of: "drawOn") }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  private var variants = SymbolEffectVariants()

  init() {}

  public var byLayer: DrawOffSymbolEffect { with("byLayer") }
  public var wholeSymbol: DrawOffSymbolEffect { with("wholeSymbol") }
  public var individually: DrawOffSymbolEffect { with("individually") }

  private func with(_ variant: String) -> DrawOffSymbolEffect {
    var copy = self
    copy.variants = variants.with(variant)
    return copy
  }

  public var _description: String { variants.description(of: "drawOff") }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
