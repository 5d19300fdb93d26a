import Foundation

/// How a type of value is kept in defaults; nil is read where nothing of that type is there.
struct StorageCoding<Value> {
  let read: (UserDefaults, String) -> Value?
  let write: (Value, UserDefaults, String) -> Void

  /// A value that defaults hold as it is.
  static var plain: StorageCoding<Value> {
    StorageCoding(read: { $0.object(forKey: $1) as? Value }, write: { $1.set($0, forKey: $2) })
  }

  /// The same for an optional; nil takes the key away.
  var optional: StorageCoding<Value?> {
    StorageCoding<Value?>(
      // The outer optional says that the property has a value: it may be nil.
      read: { .some(read($0, $1)) },
      write: { value, store, key in
        if let value { write(value, store, key) } else { store.removeObject(forKey: key) }
      })
  }
}

extension StorageCoding where Value == Bool {
  static var bool: StorageCoding<Bool> {
    StorageCoding(
      // A number counts too: defaults on the command line and in property lists have no other form.
      read: { store, key in
        let object = store.object(forKey: key)
        return object as? Bool ?? (object as? NSNumber)?.boolValue
      },
      write: { $1.set($0, forKey: $2) })
  }
}

extension StorageCoding where Value == Int {
  static var int: StorageCoding<Int> {
    StorageCoding(
      read: { store, key in
        let object = store.object(forKey: key)
        return object as? Int ?? (object as? NSNumber)?.intValue
      },
      write: { $1.set($0, forKey: $2) })
  }
}

extension StorageCoding where Value == Double {
  static var double: StorageCoding<Double> {
    StorageCoding(
      read: { store, key in
        let object = store.object(forKey: key)
        return object as? Double ?? (object as? NSNumber)?.doubleValue
      },
      write: { $1.set($0, forKey: $2) })
  }
}

extension StorageCoding where Value == URL {
  /// As an archive, which `UserDefaults.url(forKey:)` reads: its own writer on Linux keeps the path only.
  static var url: StorageCoding<URL> {
    StorageCoding(
      read: { store, key in
        guard let data = store.object(forKey: key) as? Data else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data) as URL?
      },
      write: { url, store, key in
        let archive = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
        store.set(archive, forKey: key)
      })
  }
}

extension StorageCoding where Value: Codable {
  /// As JSON; what does not read as the value is none.
  static var json: StorageCoding<Value> {
    StorageCoding(
      read: { store, key in (store.object(forKey: key) as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      write: { $1.set(try? JSONEncoder().encode($0), forKey: $2) })
  }
}

extension StorageCoding where Value: RawRepresentable {
  static func raw(_ base: StorageCoding<Value.RawValue>) -> StorageCoding<Value> {
    StorageCoding(
      read: { store, key in base.read(store, key).flatMap(Value.init(rawValue:)) },
      write: { base.write($0.rawValue, $1, $2) })
  }
}
