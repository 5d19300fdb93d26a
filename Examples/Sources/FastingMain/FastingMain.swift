import FastingApp
import Foundation
import SwiftUI

/// The app: `swift run FastingApp` shows it in the browser. A fast goes on while it is closed.
@main
struct FastingMain: App {
  var body: some Scene {
    WindowGroup("Fasting") {
      FastingScreen(file: .applicationSupportDirectory.appending(path: "TopdownFasting/fast.json"))
    }
  }
}
