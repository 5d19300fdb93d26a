import Foundation
import LibraryApp
import SwiftUI

/// The app: `swift run LibraryApp` shows it in the browser where the system has no screen of its own for it.
@main
struct Library: App {
  var body: some Scene {
    WindowGroup("Library") { LibraryRoot(path: Self.file) }
  }

  /// Made where there is none, with its folder.
  private static var file: String {
    let folder = URL.applicationSupportDirectory.appending(path: "TopdownLibrary")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: "library.sqlite").path
  }
}
