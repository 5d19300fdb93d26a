@_spi(Runtime) import SwiftUICore

/// The keyboard that a field asks for, by the names that UIKit gives its kinds; only those names are ours.
public enum _KeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad

  public static var alphabet: _KeyboardType { .asciiCapable }
}

/// What a field is filled with, by the names that UIKit gives the kinds; only those names are ours.
public struct _TextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = name }

  public static let name = Self("name")
  public static let namePrefix = Self("name-prefix")
  public static let givenName = Self("given-name")
  public static let middleName = Self("middle-name")
  public static let familyName = Self("family-name")
  public static let nameSuffix = Self("name-suffix")
  public static let nickname = Self("nickname")
  public static let jobTitle = Self("organization-title")
  public static let organizationName = Self("organization")
  public static let location = Self("location")
  public static let fullStreetAddress = Self("street-address")
  public static let streetAddressLine1 = Self("address-line1")
  public static let streetAddressLine2 = Self("address-line2")
  public static let addressCity = Self("address-level2")
  public static let addressState = Self("address-level1")
  public static let addressCityAndState = Self("address-level1+2")
  public static let sublocality = Self("address-level3")
  public static let countryName = Self("country-name")
  public static let postalCode = Self("postal-code")
  public static let telephoneNumber = Self("tel")
  public static let emailAddress = Self("email")
  public static let URL = Self("url")
  public static let creditCardNumber = Self("cc-number")
  public static let username = Self("username")
  public static let password = Self("password")
  public static let newPassword = Self("new-password")
  public static let oneTimeCode = Self("one-time-code")
  public static let birthdate = Self("bday")
}

/// Which letters a keyboard makes large, by the names that UIKit gives the kinds; only those names are ours.
public enum _AutocapitalizationType: Hashable, Sendable {
  case none, words, sentences, allCharacters
}

extension View {
  /// - Gap: there is no keyboard of several kinds, and UIKit's type is not ours: `.numberPad` and the like can be named, the type can't.
  public nonisolated func keyboardType(_ type: _KeyboardType) -> some View {
    environment(\.textInputTraits.keyboardType, type)
  }

  /// - Gap: nothing is filled in by itself, and UIKit's type is not ours: `.password` and the like can be named, the type can't.
  public nonisolated func textContentType(_ textContentType: _TextContentType?) -> some View {
    environment(\.textInputTraits.contentType, textContentType)
  }

  /// - Gap: text is written as it is typed, and UIKit's type is not ours: `.words` and the like can be named, the type can't.
  public nonisolated func autocapitalization(_ style: _AutocapitalizationType) -> some View {
    environment(\.textInputTraits.olderAutocapitalization, style)
  }
}
