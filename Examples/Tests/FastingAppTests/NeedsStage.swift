#if !canImport(TopdownStage)
  import Testing

  /// Why a test is skipped where there is no stage: on Apple's systems.
  let needsStage: Comment = """
    needs Topdown's stage; in a Linux container, from the folder of Topdown: docker run --rm -v "$PWD":/code -w /code \
    swift:6.3-bookworm sh -c 'Scripts/bootstrap && Scripts/run-tests examples'
    """
#endif
