/// One difference between what is locked and what the sources say.
struct Change: Equatable, Sendable, Encodable {
  /// A stable code, for programs.
  enum Code: String, Encodable {
    case rulesChanged = "rules-changed"
    case importsChanged = "imports-changed"
    case boundaryChanged = "boundary-changed"
    case boundaryAdded = "boundary-added"
    case boundaryRemoved = "boundary-removed"
    case boundariesReordered = "boundaries-reordered"
    case coreRemoved = "core-removed"
    case coreOwnsLiveState = "core-owns-live-state"
    case declarationChanged = "declaration-changed"
    case declarationAdded = "declaration-added"
    case declarationRemoved = "declaration-removed"
    case scenarioChanged = "scenario-changed"
    case scenarioRemoved = "scenario-removed"
    case previewChanged = "preview-changed"
    case previewRemoved = "preview-removed"
    case expectationChanged = "expectation-changed"
    case stepsChanged = "steps-changed"
    case testRemoved = "test-removed"
    case fixturesChanged = "fixtures-changed"
    case fixturesAdded = "fixtures-added"
    case fixturesRemoved = "fixtures-removed"
    case referenceChanged = "reference-changed"
    case referenceRemoved = "reference-removed"
    case featureRemoved = "feature-removed"
  }

  let code: Code
  /// The core, declaration, scenario, test or file.
  let subject: String
  /// Where to look; nil where the thing is gone.
  let path: String?
  let message: String
}
