import Foundation

// Nil while nothing is stored; writing nil takes the value away.
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, StorageCoding<Bool>.bool.optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, StorageCoding<Int>.int.optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, StorageCoding<Double>.double.optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, StorageCoding<String>.plain.optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, StorageCoding<URL>.url.optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, StorageCoding<Date>.plain.optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, StorageCoding<Data>.plain.optional)
  }
}

extension AppStorage {
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, store, nil, StorageCoding<R>.raw(.int).optional)
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, store, nil, StorageCoding<R>.raw(.plain).optional)
  }
}
