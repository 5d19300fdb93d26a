import SwiftUI
import Testing
import TopdownEvidence
import TopdownScenarios
import TopdownStage

// The gallery copies these of what is done to its screens; CopyingTests fails where it would copy anything else.
