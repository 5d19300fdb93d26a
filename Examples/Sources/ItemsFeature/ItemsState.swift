import ItemsModels
import Observation

/// Where the loading of the items stands, and how it goes on.
@MainActor @Observable public final class ItemsState {
  public enum ViewState: Equatable, Sendable {
    case idle
    case loading
    case loaded([Item])
    case empty
    case error(String)
  }

  public private(set) var viewState = ViewState.idle
  /// How often the reader asked to try again; whoever shows the state loads when it changes.
  public private(set) var retries = 0

  private let service: any ItemServicing
  @ObservationIgnored private var begun = 0
  @ObservationIgnored private var running = 0
  /// The newest load that had an answer.
  @ObservationIgnored private var answered = 0

  public init(service: any ItemServicing) { self.service = service }

  /// Loads unless there is an answer already. A load that is on its way counts for none, since its task may be cancelled by now.
  public func loadIfNeeded() async {
    switch viewState {
    case .idle, .loading: await load()
    case .loaded, .empty, .error: break
    }
  }

  public func retry() {
    viewState = .idle
    retries += 1
  }

  /// Asks the service. The items that are there stay until it has answered, so that their list can be pulled.
  public func load() async {
    begun += 1
    let turn = begun
    running += 1
    if !hasItems { viewState = .loading }
    let answer: Result<[Item], any Error>
    do { answer = .success(try await service.fetchItems()) } catch { answer = .failure(error) }
    running -= 1

    if Task.isCancelled {
      // With nobody left who will answer, the next one who needs the items has to ask.
      if running == 0, viewState == .loading { viewState = .idle }
    } else if turn > answered {
      // An older load that is answered late must not undo this.
      answered = turn
      viewState = ViewState(answer)
    }
  }

  private var hasItems: Bool {
    if case .loaded = viewState { true } else { false }
  }
}

extension ItemsState.ViewState {
  init(_ answer: Result<[Item], any Error>) {
    switch answer {
    case .success(let items): self = items.isEmpty ? .empty : .loaded(items)
    case .failure(let error): self = .error(error.localizedDescription)
    }
  }
}
