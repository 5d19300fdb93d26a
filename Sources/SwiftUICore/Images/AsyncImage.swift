import Foundation
import FoundationNetworking
import TopdownDisplay

/// The picture that an asynchronous image has, or why it has none yet.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded from an address when the view appears.
///
/// Loads go through `URLSession.shared` unless the environment's `imageSession` is another.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  @Environment(\.imageSession) private var session

  /// Content made of each phase; nil stays empty.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// The picture in its own size, and a gray area until it is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .placeholder }
  }

  /// A view made of the picture, and another one until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  public var body: some View {
    content(phase).task(id: url) { @MainActor in await load() }
  }

  private func load() async {
    set(.empty)
    guard let url else { return }
    do {
      let image = try await Self.picture(at: url, scale: scale, from: session)
      try Task.checkCancellation()
      set(.success(image))
    } catch {
      // Another address, or no view: there is nobody to tell.
      if !Task.isCancelled { set(.failure(error)) }
    }
  }

  private func set(_ new: AsyncImagePhase) {
    if case (.empty, .empty) = (phase, new) { return }
    withTransaction(transaction) { phase = new }
  }

  private static func picture(at url: URL, scale: CGFloat, from session: URLSession) async throws -> Image {
    let data = try await data(at: url, from: session)
    guard let pixels = PictureHeader.size(of: data) else { throw URLError(.cannotDecodeContentData) }
    let size = CGSize(width: pixels.width / max(scale, 0.01), height: pixels.height / max(scale, 0.01))
    return Image(source: .picture(Image.Picture(image: .data(data), size: size)))
  }

  private nonisolated static func data(at url: URL, from session: URLSession) async throws -> Data {
    // Sessions read files on Apple's systems only.
    if url.isFileURL { return try Data(contentsOf: url) }
    let (data, response) = try await ImageLoad().data(at: url, from: session)
    if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
      throw URLError(.badServerResponse)
    }
    return data
  }
}

private enum ImageSessionKey: EnvironmentKey {
  static var defaultValue: URLSession { .shared }
}

extension EnvironmentValues {
  /// The session that pictures are loaded with.
  @_spi(Runtime) public var imageSession: URLSession {
    get { self[ImageSessionKey.self] }
    set { self[ImageSessionKey.self] = newValue }
  }
}

extension AsyncImage: Sendable where Content: Sendable {}

extension Image {
  /// What stands for a picture that is not there.
  fileprivate static var placeholder: Image {
    Image(size: CGSize(width: 10, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(Color.gray.opacity(0.16)))
    }.resizable()
  }
}
