import Testing

@testable import TopdownRenderer

extension Trait where Self == ConditionTrait {
  /// Only where the fonts are installed for what Inter lacks.
  static var withFontsOfOtherScripts: ConditionTrait {
    .enabled(
      if: RequiredFont.fallbacks.allSatisfy { $0.installedVersion != nil },
      "the fonts of other scripts are missing; Scripts/bootstrap installs them")
  }
}
