extension DecodingError {
  /// What is wrong, without where in the decoder's own words.
  var summary: String {
    switch self {
    case .keyNotFound(let key, _): "'\(key.stringValue)' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): context.debugDescription
    @unknown default: "\(self)"
    }
  }
}
