import SwiftUI

/// The names of URL error codes, which their own description shows as numbers.
enum URLErrorName {
  /// As it is written in Swift: `URLError(.notConnectedToInternet)`.
  static func spelled(_ code: URLError.Code) -> String {
    names[code].map { "URLError(.\($0))" } ?? "URLError(\(code.rawValue))"
  }

  private static let names: [URLError.Code: String] = [
    .appTransportSecurityRequiresSecureConnection: "appTransportSecurityRequiresSecureConnection",
    .backgroundSessionInUseByAnotherProcess: "backgroundSessionInUseByAnotherProcess",
    .backgroundSessionWasDisconnected: "backgroundSessionWasDisconnected",
    .badServerResponse: "badServerResponse",
    .badURL: "badURL",
    .callIsActive: "callIsActive",
    .cancelled: "cancelled",
    .cannotCloseFile: "cannotCloseFile",
    .cannotConnectToHost: "cannotConnectToHost",
    .cannotCreateFile: "cannotCreateFile",
    .cannotDecodeContentData: "cannotDecodeContentData",
    .cannotDecodeRawData: "cannotDecodeRawData",
    .cannotFindHost: "cannotFindHost",
    .cannotLoadFromNetwork: "cannotLoadFromNetwork",
    .cannotMoveFile: "cannotMoveFile",
    .cannotOpenFile: "cannotOpenFile",
    .cannotParseResponse: "cannotParseResponse",
    .cannotRemoveFile: "cannotRemoveFile",
    .cannotWriteToFile: "cannotWriteToFile",
    .clientCertificateRejected: "clientCertificateRejected",
    .clientCertificateRequired: "clientCertificateRequired",
    .dataLengthExceedsMaximum: "dataLengthExceedsMaximum",
    .dataNotAllowed: "dataNotAllowed",
    .dnsLookupFailed: "dnsLookupFailed",
    .downloadDecodingFailedMidStream: "downloadDecodingFailedMidStream",
    .downloadDecodingFailedToComplete: "downloadDecodingFailedToComplete",
    .fileDoesNotExist: "fileDoesNotExist",
    .fileIsDirectory: "fileIsDirectory",
    .httpTooManyRedirects: "httpTooManyRedirects",
    .internationalRoamingOff: "internationalRoamingOff",
    .networkConnectionLost: "networkConnectionLost",
    .noPermissionsToReadFile: "noPermissionsToReadFile",
    .notConnectedToInternet: "notConnectedToInternet",
    .redirectToNonExistentLocation: "redirectToNonExistentLocation",
    .requestBodyStreamExhausted: "requestBodyStreamExhausted",
    .resourceUnavailable: "resourceUnavailable",
    .secureConnectionFailed: "secureConnectionFailed",
    .serverCertificateHasBadDate: "serverCertificateHasBadDate",
    .serverCertificateHasUnknownRoot: "serverCertificateHasUnknownRoot",
    .serverCertificateNotYetValid: "serverCertificateNotYetValid",
    .serverCertificateUntrusted: "serverCertificateUntrusted",
    .timedOut: "timedOut",
    .unknown: "unknown",
    .unsupportedURL: "unsupportedURL",
    .userAuthenticationRequired: "userAuthenticationRequired",
    .userCancelledAuthentication: "userCancelledAuthentication",
    .zeroByteResource: "zeroByteResource",
  ]
}
