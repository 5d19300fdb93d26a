import Foundation
import SwiftUI
import TopdownDisplay
import TopdownRenderer
import TopdownStage

/// Pictures of typical screens at a phone's size and 2x, written as PNG files: stages make one after the other, all cores draw.
@MainActor struct ManyPicturesBenchmark {
  static let size = CGSize(width: 393, height: 852)
  let count: Int

  func run() async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("topdown-pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let renderer = try Renderer()
    // The first ones also pay for fonts.
    let cold = try Timing.once { _ = try renderer.png(of: display(0)) }
    try await write(64, to: folder, renderer)
    let memory = Process.residentBytes
    let start = ContinuousClock.now
    let bytes = try await write(count, to: folder, renderer)
    let time = ContinuousClock.now - start
    let lists = try (0..<Self.screens.count).map(display)
    let screen = try Timing.median(of: 21) { _ = try display(1) }
    let drawing = try Timing.median(of: 21) { _ = try renderer.png(of: lists[1]) }
    return [
      "\(count) pictures of \(Self.screens.count) screens at 2x, written as files: \(seconds(time)), "
        + "\(Timing.text(time / count)) each",
      "  \(bytes / count / 1024) KB each; memory grown: \((Process.residentBytes - memory) / 1_048_576) MB",
      "  one screen made: \(Timing.text(screen)); drawn: \(Timing.text(drawing)); the first of a process: \(Timing.text(cold))",
    ]
  }

  /// For a process that does nothing else.
  func runSingle() async throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("topdown-picture-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let time = try Timing.once { try Renderer().writePNG(of: display(1), to: file) }
    return ["one picture, the first of a process: \(Timing.text(time))"]
  }

  @discardableResult
  private func write(_ count: Int, to folder: URL, _ renderer: Renderer) async throws -> Int {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return try await withThrowingTaskGroup(of: Int.self) { group in
      var bytes = 0
      for index in 0..<count {
        if index >= cores * 2, let written = try await group.next() { bytes += written }
        let list = try display(index)
        group.addTask {
          let png = try renderer.png(of: list)
          try png.write(to: folder.appendingPathComponent("\(index % 1_000).png"))
          return png.count
        }
      }
      for try await written in group { bytes += written }
      return bytes
    }
  }

  /// The same screens again and again, each with other texts.
  private func display(_ index: Int) throws -> DisplayList {
    let stage = Stage(
      Self.screens[index % Self.screens.count](index), size: Self.size, colorScheme: index % 2 == 0 ? .light : .dark)
    try stage.settle()
    return stage.display
  }

  private func seconds(_ duration: Duration) -> String { String(format: "%.2f s", duration / .seconds(1)) }

  private static let screens: [@MainActor (Int) -> AnyView] = [
    { AnyView(SettingsScreen(number: $0)) }, { AnyView(ListScreen(number: $0)) }, { AnyView(DetailScreen(number: $0)) },
    { AnyView(LoginScreen(number: $0)) },
  ]
}

private struct SettingsScreen: View {
  let number: Int

  var body: some View {
    NavigationStack {
      Form {
        Section("General") {
          Toggle("Notifications", isOn: .constant(number % 3 == 0))
          Toggle("Sounds", isOn: .constant(number % 2 == 0))
          Picker("Language", selection: .constant(number % 2)) {
            Text("English").tag(0)
            Text("Deutsch").tag(1)
          }
        }
        Section("Account") {
          LabeledContent("Name", value: "Reader \(number)")
          LabeledContent("Books", value: "\(number * 7)")
          Button("Sign out", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
    }
  }
}

private struct ListScreen: View {
  let number: Int

  var body: some View {
    NavigationStack {
      List(0..<14, id: \.self) { row in
        HStack {
          Image(systemName: row % 2 == 0 ? "book" : "book.fill").foregroundStyle(.tint)
          VStack(alignment: .leading) {
            Text("The Left Hand of Darkness, volume \(number + row)")
            Text("Ursula K. Le Guin, \(1960 + row)").font(.footnote).foregroundStyle(.secondary)
          }
          Spacer()
          Text("\(row + number)").foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Library")
    }
  }
}

private struct DetailScreen: View {
  let number: Int

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        RoundedRectangle(cornerRadius: 20)
          .fill(LinearGradient(colors: [.orange, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
          .frame(height: 220)
        Text("Book \(number)").font(.largeTitle.bold())
        Text(
          """
          A planet where it is winter most of the year, an envoy who came alone, and a long walk over the ice \
          with somebody whom he did not trust at first.
          """)
        HStack {
          ForEach(0..<5) { star in Image(systemName: star < number % 6 ? "star.fill" : "star").foregroundStyle(.yellow) }
          Text("\(number) ratings").foregroundStyle(.secondary)
        }
        Button("Add to the shelf") {}.buttonStyle(.borderedProminent)
      }
      .padding()
    }
  }
}

private struct LoginScreen: View {
  let number: Int

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "books.vertical").font(.system(size: 64)).foregroundStyle(.tint)
      Text("Welcome back").font(.title.bold())
      TextField("Mail", text: .constant("reader\(number)@example.org")).textFieldStyle(.roundedBorder)
      SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
      Button("Sign in") {}.buttonStyle(.borderedProminent)
      if number % 2 == 0 { ProgressView() }
    }
    .padding()
  }
}
