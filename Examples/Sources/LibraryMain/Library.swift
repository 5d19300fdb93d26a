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
    let files = FileManager.default
    let support = files.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    let folder = support.appending(path: "TopdownLibrary")
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: "library.sqlite").path
  }
}
