#if os(Linux)
  import Foundation
  import Testing

  /// There is no UIKit here, so the half that is for it is held against a stub of the few lines that it needs.
  struct ScreenStateUIKitTests {
    private static let stub = """
      @MainActor open class UIView { public init() {}; open var isHidden = false }
      @MainActor open class UILabel: UIView { open var text: String? }
      @MainActor open class UIViewController { public init() {}; open func viewDidLoad() {} }
      """

    private static let controller = """
      import UIKit

      final class TitleController: UIViewController {
        private let views = ScreenViews(loading: UIView(), content: UILabel(), error: UIView())

        var state = ScreenState<String>.loading {
          didSet { views.bind(state) { label, title in label.text = title } }
        }

        func load(_ loader: (@MainActor (Result<String, any Error>) -> Void) -> Void) {
          loader { self.state = ScreenState(result: $0) }
        }
      }

      @main @MainActor struct Main {
        static func main() {
          let views = ScreenViews(loading: UIView(), content: UILabel(), error: UIView())
          for state: ScreenState<String> in [.loading, .success("Metropolis"), .error("offline")] {
            views.bind(state) { $0.text = $1 }
            print(views.loading.isVisible, views.content.isVisible, views.error.isVisible, views.content.text ?? "-")
          }
        }
      }
      """

    @Test func oneOfThreeViewsShows() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screens-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Self.stub.write(to: folder.appendingPathComponent("UIKit.swift"), atomically: true, encoding: .utf8)
      try Self.controller.write(to: folder.appendingPathComponent("Controller.swift"), atomically: true, encoding: .utf8)
      let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/MoviesFeature/Screens").standardizedFileURL

      try run(["swiftc", "-emit-library", "-static", "-emit-module", "-module-name", "UIKit", "UIKit.swift"], in: folder)
      try run(
        ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-I.", "-L.", "-lUIKit", "-o", "screens", "Controller.swift"]
          + ["ScreenState.swift", "ScreenState+UIKit.swift"].map { sources.appendingPathComponent($0).path }, in: folder)
      let output = try run([folder.appendingPathComponent("screens").path], in: folder)

      #expect(
        output == """
          true false false -
          false true false Metropolis
          false false true Metropolis

          """)
    }

    /// What a command prints.
    @discardableResult
    private func run(_ command: [String], in folder: URL) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = command
      process.currentDirectoryURL = folder
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      try #require(process.terminationStatus == 0, "\(command.joined(separator: " ")):\n\(text)")
      return text
    }
  }
#endif
