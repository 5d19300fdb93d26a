// The types that programs name most, with their identifiers as Apple documents them.

struct TypeEntry: Sendable {
  let identifier: String
  let extensions: [String]
  let mimeType: String?
  let supertypes: [String]
  let description: String
}

enum TypeTable {
  private static let byIdentifier = Dictionary(uniqueKeysWithValues: entries.map { ($0.identifier, $0) })

  static func entry(of identifier: String) -> TypeEntry? { byIdentifier[identifier] }

  private static func type(
    _ identifier: String, _ extensions: String, _ mimeType: String?, _ supertypes: [String], _ description: String
  ) -> TypeEntry {
    TypeEntry(
      identifier: identifier, extensions: extensions.split(separator: " ").map(String.init), mimeType: mimeType,
      supertypes: supertypes, description: description)
  }

  static let entries: [TypeEntry] = [
    type("public.item", "", nil, [], "item"),
    type("public.content", "", nil, [], "content"),
    type("public.composite-content", "", nil, ["public.content"], "composite content"),
    type("public.data", "", "application/octet-stream", ["public.item"], "data"),
    type("public.directory", "", nil, ["public.item"], "directory"),
    type("public.folder", "", nil, ["public.directory"], "folder"),
    type("com.apple.package", "", nil, ["public.directory"], "package"),
    type("com.apple.bundle", "", nil, ["public.directory"], "bundle"),
    type("com.apple.application", "", nil, [], "application"),
    type("public.symlink", "", nil, ["public.item"], "symbolic link"),
    type("public.url", "", nil, ["public.data"], "URL"),
    type("public.file-url", "", nil, ["public.url"], "file URL"),
    type("public.message", "", nil, [], "message"),
    type("public.contact", "", nil, [], "contact"),
    type("public.archive", "", nil, [], "archive"),
    type("public.disk-image", "", nil, ["public.archive"], "disk image"),
    type("public.text", "", nil, ["public.data", "public.content"], "text"),
    type("public.plain-text", "txt text", "text/plain", ["public.text"], "plain text"),
    type("public.utf8-plain-text", "", "text/plain;charset=utf-8", ["public.plain-text"], "Unicode plain text"),
    type("public.rtf", "rtf", "text/rtf", ["public.text"], "RTF document"),
    type("public.html", "html htm", "text/html", ["public.text"], "HTML text"),
    type("public.xml", "xml", "application/xml", ["public.text"], "XML text"),
    type("public.yaml", "yaml yml", "application/x-yaml", ["public.text"], "YAML"),
    type("public.json", "json", "application/json", ["public.text"], "JSON"),
    type("com.apple.property-list", "plist", nil, ["public.data"], "property list"),
    type("com.apple.xml-property-list", "", nil, ["public.xml", "com.apple.property-list"], "XML property list"),
    type("public.delimited-values-text", "", nil, ["public.text"], "delimited text"),
    type("public.comma-separated-values-text", "csv", "text/csv", ["public.delimited-values-text"], "CSV"),
    type("public.tab-separated-values-text", "tsv", "text/tab-separated-values", ["public.delimited-values-text"], "TSV"),
    type("com.apple.log", "log", nil, ["public.plain-text"], "log file"),
    type("public.source-code", "", nil, ["public.plain-text"], "source code"),
    type("public.swift-source", "swift", nil, ["public.source-code"], "Swift source"),
    type("public.c-source", "c", nil, ["public.source-code"], "C source"),
    type("public.script", "", nil, ["public.source-code"], "script"),
    type("public.shell-script", "sh", nil, ["public.script"], "shell script"),
    type("public.python-script", "py", "text/x-python-script", ["public.script"], "Python script"),
    type("com.netscape.javascript-source", "js", "text/javascript", ["public.script"], "JavaScript"),
    type("com.adobe.pdf", "pdf", "application/pdf", ["public.data", "public.composite-content"], "PDF document"),
    type(
      "org.idpf.epub-container", "epub", "application/epub+zip", ["public.data", "public.composite-content"], "EPUB document"),
    type("public.presentation", "", nil, ["public.composite-content"], "presentation"),
    type("public.spreadsheet", "", nil, ["public.content"], "spreadsheet"),
    type("public.image", "", nil, ["public.data", "public.content"], "image"),
    type("public.png", "png", "image/png", ["public.image"], "PNG image"),
    type("public.jpeg", "jpeg jpg jpe", "image/jpeg", ["public.image"], "JPEG image"),
    type("com.compuserve.gif", "gif", "image/gif", ["public.image"], "GIF image"),
    type("public.tiff", "tiff tif", "image/tiff", ["public.image"], "TIFF image"),
    type("com.microsoft.bmp", "bmp", "image/bmp", ["public.image"], "BMP image"),
    type("com.microsoft.ico", "ico", "image/vnd.microsoft.icon", ["public.image"], "Windows icon"),
    type("org.webmproject.webp", "webp", "image/webp", ["public.image"], "WebP image"),
    type("public.svg-image", "svg svgz", "image/svg+xml", ["public.image", "public.xml"], "SVG image"),
    type("public.heic", "heic", "image/heic", ["public.image"], "HEIC image"),
    type("public.heif", "heif", "image/heif", ["public.image"], "HEIF image"),
    type("public.camera-raw-image", "", nil, ["public.image"], "raw image"),
    type("com.apple.live-photo", "", nil, [], "Live Photo"),
    type("public.audiovisual-content", "", nil, ["public.data", "public.content"], "audiovisual content"),
    type("public.movie", "", nil, ["public.audiovisual-content"], "movie"),
    type("public.video", "", nil, ["public.movie"], "video"),
    type("com.apple.quicktime-movie", "mov qt", "video/quicktime", ["public.movie"], "QuickTime movie"),
    type("public.mpeg-4", "mp4 mpg4", "video/mp4", ["public.movie"], "MPEG-4 movie"),
    type("public.avi", "avi", "video/avi", ["public.movie"], "AVI movie"),
    type("public.audio", "", nil, ["public.audiovisual-content"], "audio"),
    type("public.mp3", "mp3", "audio/mpeg", ["public.audio"], "MP3 audio"),
    type("public.mpeg-4-audio", "m4a", "audio/mp4", ["public.audio"], "MPEG-4 audio"),
    type("com.microsoft.waveform-audio", "wav", "audio/vnd.wave", ["public.audio"], "WAV audio"),
    type("public.aiff-audio", "aiff aif", "audio/aiff", ["public.audio"], "AIFF audio"),
    type("public.midi-audio", "mid midi", "audio/midi", ["public.audio"], "MIDI audio"),
    type("public.zip-archive", "zip", "application/zip", ["public.data", "public.archive"], "ZIP archive"),
    type("org.gnu.gnu-zip-archive", "gz", "application/x-gzip", ["public.data", "public.archive"], "GZIP archive"),
    type("public.database", "", nil, [], "database"),
    type("public.calendar-event", "", nil, [], "calendar event"),
    type("public.vcard", "vcf", "text/vcard", ["public.text", "public.contact"], "vCard"),
    type("public.font", "", nil, [], "font"),
    type("com.pixar.universal-scene-description-mobile", "usdz", "model/vnd.usdz+zip", ["public.data"], "USDZ"),
    type("public.email-message", "eml", "message/rfc822", ["public.data", "public.message"], "email message"),
  ]
}
