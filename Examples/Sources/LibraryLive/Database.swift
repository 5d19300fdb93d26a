import CSQLite
import Foundation
import LibraryModels

/// A connection to a SQLite file; used by one actor.
final class Database {
  private let handle: OpaquePointer

  /// How long a busy file is waited for, in milliseconds.
  private static let patience: Int32 = 50

  init(path: String) throws {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close_v2(handle) }
      throw Self.error(code, handle)
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, Self.patience)
  }

  deinit { sqlite3_close_v2(handle) }

  func execute(_ sql: String, _ values: [String] = []) throws {
    let statement = try prepare(sql, values)
    defer { sqlite3_finalize(statement) }
    let code = sqlite3_step(statement)
    guard code == SQLITE_DONE || code == SQLITE_ROW else { throw Self.error(code, handle) }
  }

  func query<Value>(_ sql: String, _ read: (Row) throws -> Value) throws -> [Value] {
    let statement = try prepare(sql, [])
    defer { sqlite3_finalize(statement) }
    var values: [Value] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: values.append(try read(Row(statement: statement)))
      case SQLITE_DONE: return values
      case let code: throw Self.error(code, handle)
      }
    }
  }

  func transaction(_ body: () throws -> Void) throws {
    try execute("BEGIN IMMEDIATE")
    do {
      try body()
      try execute("COMMIT")
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// One result row while it is read.
  struct Row {
    fileprivate let statement: OpaquePointer

    func text(_ column: Int32) -> String { sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "" }
  }

  private func prepare(_ sql: String, _ values: [String]) throws -> OpaquePointer {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw Self.error(code, handle) }
    // SQLite copies what it is told is gone by the time the statement runs.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (index, value) in values.enumerated() {
      let code = sqlite3_bind_text(statement, Int32(index + 1), value, -1, transient)
      guard code == SQLITE_OK else {
        sqlite3_finalize(statement)
        throw Self.error(code, handle)
      }
    }
    return statement
  }

  private static func error(_ code: Int32, _ handle: OpaquePointer?) -> LibraryError {
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED: .locked
    case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
    default: .failed(handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code)))
    }
  }
}
