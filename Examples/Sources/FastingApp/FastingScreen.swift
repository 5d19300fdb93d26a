import FastingCore
import FastingFeature
import FastingLive
import SwiftUI

/// Joins the timer to a store: the timer changes the value, and the store keeps it.
public struct FastingScreen: View {
  @StateObject private var store: FastingStore

  public init(store: @autoclosure @escaping () -> FastingStore) { _store = StateObject(wrappedValue: store()) }

  /// The fast that is kept in a file.
  public init(file: URL) { self.init(store: FastingStore(dependencies: .live(FastingFile(url: file)))) }

  public var body: some View {
    FastingTimer(fasting: $store.fasting, now: { store.now })
      .safeAreaInset(edge: .bottom) {
        if let notice = store.notice {
          Label(notice, systemImage: "exclamationmark.triangle")
            .foregroundStyle(.red)
            .padding()
        }
      }
      .task { await store.load() }
      .task(id: store.fasting) { await store.save() }
  }
}

extension FastingStore.Dependencies {
  public static func live(_ file: FastingFile) -> Self {
    Self(load: { try await file.load() }, save: { try await file.save($0) }, now: { .now })
  }
}
