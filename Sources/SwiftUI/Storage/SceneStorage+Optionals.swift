import Foundation

// Nil while nothing is stored; writing nil takes the value away.
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, StorageCoding<Bool>.bool.optional)
  }

  public init(_ key: String) where Value == Int? {
    self.init(key, nil, StorageCoding<Int>.int.optional)
  }

  public init(_ key: String) where Value == Double? {
    self.init(key, nil, StorageCoding<Double>.double.optional)
  }

  public init(_ key: String) where Value == String? {
    self.init(key, nil, StorageCoding<String>.plain.optional)
  }

  public init(_ key: String) where Value == URL? {
    self.init(key, nil, StorageCoding<URL>.url.optional)
  }

  public init(_ key: String) where Value == Date? {
    self.init(key, nil, StorageCoding<Date>.plain.optional)
  }

  public init(_ key: String) where Value == Data? {
    self.init(key, nil, StorageCoding<Data>.plain.optional)
  }
}

extension SceneStorage {
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, StorageCoding<R>.raw(.int).optional)
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, StorageCoding<R>.raw(.plain).optional)
  }
}
