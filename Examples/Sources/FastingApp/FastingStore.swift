import Combine
import FastingCore
import Foundation

/// The shell around a fast: it holds the value, and does what has effects.
@MainActor public final class FastingStore: ObservableObject {
  public struct Dependencies: Sendable {
    public var load: @Sendable () async throws -> Fasting?
    public var save: @Sendable (Fasting) async throws -> Void
    public var now: @Sendable () -> Date

    public init(
      load: @escaping @Sendable () async throws -> Fasting?, save: @escaping @Sendable (Fasting) async throws -> Void,
      now: @escaping @Sendable () -> Date
    ) {
      self.load = load
      self.save = save
      self.now = now
    }
  }

  /// Changed by its own rules, through bindings; what it became is saved by `save`.
  @Published public var fasting = Fasting()
  /// What could not be done, for the reader.
  @Published public private(set) var notice: String?

  private let dependencies: Dependencies
  /// Nothing is written before something was read.
  private var isLoaded = false
  /// What was read or written last; nil where nobody knows.
  private var stored: Fasting?
  private var lastWrite: Task<Void, Never>?

  public init(dependencies: Dependencies) { self.dependencies = dependencies }

  public var now: Date { dependencies.now() }

  /// Reads what is stored, once. A fast that was begun meanwhile stays: whoever began it meant it.
  public func load() async {
    if isLoaded { return }
    let before = fasting
    let answer: Result<Fasting?, any Error>
    do { answer = .success(try await dependencies.load()) } catch { answer = .failure(error) }
    // The screen may have gone, or another load may have been faster.
    if Task.isCancelled || isLoaded { return }

    isLoaded = true
    switch answer {
    case .success(let found):
      // Where there was no file, none is made before there is something to keep.
      stored = found ?? before
      if let found, fasting == before { fasting = found }
    case .failure(let error):
      stored = before
      notice = error.localizedDescription
    }
    await save()
  }

  /// Writes the fast, if it is not stored yet.
  ///
  /// Writes wait for each other, so that the newest is the last. One that was begun is finished, also when whoever asked for it goes.
  public func save() async {
    guard isLoaded, stored != fasting else { return }
    stored = fasting
    let earlier = lastWrite
    let write = Task { [fasting] in
      await earlier?.value
      await self.write(fasting)
    }
    lastWrite = write
    await write.value
  }

  private func write(_ fasting: Fasting) async {
    do {
      try await dependencies.save(fasting)
      notice = nil
    } catch {
      // Unless a newer one is on its way, the next `save` tries again.
      if stored == fasting { stored = nil }
      notice = error.localizedDescription
    }
  }
}
