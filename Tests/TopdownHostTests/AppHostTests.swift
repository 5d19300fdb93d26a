import Foundation
import Testing
import TopdownDisplay

@testable import TopdownHost
@_spi(Runtime) import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

private struct Small: App {
  var body: some Scene {
    WindowGroup { Text("Small") }
  }
}

@MainActor struct AppHostTests {
  @Test func aHostIsLinkedWhereverThisTargetIs() {
    #expect(HostedApp.hasHost)
  }

  @Test func anAppIsTheOneEntryOfItsHost() throws {
    let catalogue = HostCatalogue(app: HostedApp(name: "Small") { AppRoot(Small()) })

    let frame = try ScenarioSession.frame(of: catalogue.content(of: "App/Small"), HostShowing("App/Small"), steps: [])

    #expect(catalogue.entries == [HostEntry(id: "App/Small", group: "App", name: "Small", kind: .app)])
    #expect(frame.semantics.children.map(\.label) == ["Small"])
  }

  @Test func whatAnAppHasStoredStays() {
    let key = "AppHostTests.whatAnAppHasStoredStays"
    UserDefaults.standard.set("Dune", forKey: key)
    defer { UserDefaults.standard.removeObject(forKey: key) }
    let host = HostService(catalogue: HostCatalogue(app: HostedApp(name: "Small") { AppRoot(Small()) })) { _ in }

    host.answer(HostRequest(number: 1, command: .snapshot(HostShowing("App/Small"), steps: [])))
    host.answer(HostRequest(number: 2, command: .open(session: "a", HostShowing("App/Small"))))

    #expect(UserDefaults.standard.string(forKey: key) == "Dune")
    host.answer(HostRequest(number: 3, command: .close(session: "a")))
  }

  @Test func theCommandIsFoundBesideTheExecutable() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let command = folder.appendingPathComponent("topdown").path
    _ = FileManager.default.createFile(atPath: command, contents: Data(), attributes: [.posixPermissions: 0o755])

    #expect(AppHost.commandPath(beside: folder.appendingPathComponent("App").path, environment: [:]) == command)
  }

  @Test func anAppGoesToTheGalleryWithWhatWasSaidBehindItsName() {
    let words = AppHost.arguments(command: "/bin/topdown", executable: "/bin/App", given: ["--port", "8080"])

    #expect(words == ["/bin/topdown", "gallery", "--host", "/bin/App", "--port", "8080"])
  }

  @Test func theMessagesNameWhatIsMissing() {
    #expect(
      HostedApp.missingHost(for: "Small")
        == "Small can't be shown: no host is linked into it. "
        + "Add the product TopdownHost of the package topdown to the dependencies of the executable's target, and run it again.")
    #expect(
      AppHost.missingCommand(for: "Small")
        == "Small can't be shown: the command `topdown` stands neither beside it nor in PATH. "
        + "Build it with `swift build --product topdown`, or set TOPDOWN_COMMAND to where it is, and run Small again.")
  }
}
