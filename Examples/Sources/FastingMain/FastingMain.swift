import FastingApp
import Foundation
import SwiftUI

/// The app: `swift run FastingApp` shows it in the browser. A fast goes on while it is closed.
@main
struct FastingMain: App {
  var body: some Scene {
    WindowGroup("Fasting") { FastingScreen(file: Self.file) }
  }

  /// Made, with its folder, when there is something to keep.
  private static var file: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("TopdownFasting/fast.json")
  }
}
