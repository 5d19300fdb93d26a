import Foundation
import LibraryLive
import LibraryModels
import SwiftUI

/// Where everything meets: the screen, and a library in one file.
public struct LibraryRoot: View {
  private let opened: Result<LibraryService, LibraryError>

  /// - Parameter path: the library's file; it is made where there is none.
  public init(path: String) {
    do {
      opened = .success(try LibraryStore(path: path).service)
    } catch {
      opened = .failure(LibraryError(error))
    }
  }

  public var body: some View {
    switch opened {
    case .success(let library):
      LibraryScreen().environment(\.library, library)
    case .failure(let error):
      ContentUnavailableView(
        "The library can't be opened", systemImage: "exclamationmark.triangle", description: Text(error.message))
    }
  }
}
