import SwiftUI
import Testing
import TopdownEvidence
import TopdownScenarios
import TopdownStage

private struct Phases: App {
  var log = ExecutionLog()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { PhaseView() }
      .onChange(of: phase) { _, new in log.record(BoundaryEvent(.call, "phase", new)) }
  }
}

private struct PhaseView: View {
  @Environment(\.scenePhase) private var phase
  var body: some View { Text("\(String(describing: phase))") }
}

@MainActor struct ScenePhaseTests {
  @Test func aStageIsActiveFromTheStart() {
    #expect(Stage(PhaseView()).shows("active"))
  }

  @Test func viewsAreToldOfAPhase() throws {
    let stage = Stage(PhaseView())

    stage.scenePhase = .background
    try stage.settle()

    #expect(stage.shows("background"))
  }

  @Test func anAppHearsOfEachPhase() throws {
    let log = ExecutionLog()
    let stage = Stage(app: Phases(log: log))

    stage.scenePhase = .inactive
    try stage.settle()
    stage.scenePhase = .background
    try stage.settle()

    #expect(log == ["phase inactive", "phase background"])
  }

  @Test func phasesAreOrderedByHowMuchIsSeen() {
    #expect(ScenePhase.background < .inactive)
    #expect(ScenePhase.inactive < .active)
  }
}
