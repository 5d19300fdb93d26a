public import Foundation

// Apple's Foundation bridges these to objects, so that a formatter writes them in a text; the one of Linux forgot them.

extension Date: @retroactive ReferenceConvertible {
  public typealias ReferenceType = NSDate
}

extension DateInterval: @retroactive ReferenceConvertible {
  public typealias ReferenceType = NSDateInterval
}

extension Data: @retroactive ReferenceConvertible {
  public typealias ReferenceType = NSData
}

extension UUID: @retroactive ReferenceConvertible {
  public typealias ReferenceType = NSUUID
}

extension Locale: @retroactive ReferenceConvertible {
  public typealias ReferenceType = NSLocale
}
