/// Why a record can't be written into a source.
enum UnwritableRecord: String, Error {
  case moved = """
    there is no call of recordedInline where the test was built with one; build and run it again, and call it outside of macros \
    such as #expect
    """
  case noLiteral = "its argument is not one string literal without interpolation; remove it, and run the test again"
  case edited = "another record stands there than the test was built with; build and run it again"
  case disturbed = "something else has changed the file while the tests run; build and run them again"
  case ambiguous = """
    this line has seen two different logs; where a test runs more than once, record into files: log.recorded("a name for each")
    """
}
