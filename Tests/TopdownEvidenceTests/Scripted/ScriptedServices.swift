// `@Scripted` is not there on Apple's systems.
#if !canImport(Darwin)
  import SwiftUI
  import TopdownScenarios

  @Scripted protocol BookService: Sendable {
    func books(matching query: String) async throws -> [Book]
    func save(_ book: Book) async throws
    var isSignedIn: Bool { get }
  }

  enum ShopError: Error, Equatable {
    case closed, soldOut
  }

  /// Each combination of effects.
  @Scripted protocol EffectService: Sendable {
    func ask(_ number: Int) async throws -> Int
    func wait(_ number: Int) async -> Int
    func check(_ number: Int) throws -> Int
    func double(_ number: Int) -> Int
    func order(_ number: Int) async throws(ShopError) -> Int
    func reserve(_ number: Int) throws(ShopError) -> Int
    func ping()
    func settle() async
    func verify() throws
    func title() -> String?
    func unwrapped() -> Int!
    @discardableResult func drop() -> Int
  }

  /// Each way to take arguments.
  @Scripted protocol ArgumentService: Sendable {
    func none() async throws
    func many(_ first: Int, in second: [Int], third: String?, _: Bool, `repeat` count: Double) async throws -> (Int, String)
    func keyword(in: Int) async
    func observe(_ name: String, handler: @escaping @Sendable (Int) -> Void)
    func each(_ body: (Int) -> Void)
    func finish(_ completion: (@Sendable () -> Void)?)
    func lazily(_ text: @autoclosure () -> String) -> Int
    func place(_ count: Int, on actor: isolated (any Actor)?) async -> Int
    func take(_ numbers: consuming [Int], _ others: borrowing [Int])
    func type(_ type: Int.Type) -> Int
  }

  /// Names that meet each other, or those of the generated code.
  @Scripted protocol NameService: Sendable {
    func book(id: Int) async throws -> String
    func book(isbn: String) async throws -> String
    func keep(_ number: Int)
    func keep(_ numbers: [Int])
    func keep()
    func log(_ line: String)
    func payloads(_ line: Int)
    func `repeat`(_ call: Int) -> Int
    func target(_ service: String) -> String
  }

  @Scripted protocol PropertyService: AnyObject {
    var name: String { get }
    var sorting: Int { get set }
    var hint: String? { get set }
    var token: String { get async throws }
    var isReady: Bool { get async }
    var key: String { get throws }
    var changes: AsyncStream<Int> { get }
    var feed: AsyncStream<Int> { get set }
  }

  @Scripted protocol StreamService: Sendable {
    func ticks(of clock: String) -> AsyncStream<Int>
    func pages() -> AsyncThrowingStream<[String], any Error>
    func later() async throws -> AsyncStream<Int>
  }

  /// A class that is not sendable goes over its boundary.
  final class Draft {
    var text = ""
  }

  @MainActor @Scripted protocol ScreenService {
    var draft: String { get set }
    func edit(_ draft: Draft) async throws -> Draft
    nonisolated func count(_ number: Int) async -> Int
    nonisolated var id: Int { get }
  }

  @Scripted protocol StoreService: Actor {
    func load(_ name: String) async throws -> [Int]
    var count: Int { get async }
    nonisolated var title: String { get }
  }

  @Scripted protocol DraftService {
    func edit(_ draft: Draft) async throws -> Draft
    nonisolated(nonsending) func near(_ draft: Draft) async -> Draft
    @concurrent func far(_ number: Int) async throws -> Int
    @MainActor func main(_ number: Int) -> Int
  }

  protocol Reloading {
    func reload() async throws
  }

  /// Says once more what it inherits, which the macro can't see.
  @Scripted protocol InheritingService: Reloading, Sendable {
    func reload() async throws
  }

  @Scripted public protocol PublicService: Sendable {
    func load(_ number: Int) async throws -> [Int]
    var count: Int { get set }
  }

  @Scripted package protocol PackageService { func load() throws -> Int }

  @Scripted private protocol PrivateService { func load() throws -> Int }

  @Scripted protocol EmptyService {}

  @available(macOS 14, *)
  @Scripted protocol DatedService { func load() }

  // As a file has it that Apple's systems compile too.
  #if !canImport(Darwin)
    @Scripted
  #endif
  protocol GuardedService { func load() }

  enum Shop {
    struct Item: Equatable, Sendable {}

    @Scripted protocol Service: Sendable {
      typealias Items = [Item]
      func items() async throws -> Items
    }
  }
#endif
