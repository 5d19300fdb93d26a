import Testing

@testable import topdown

@Suite struct CommandLineToolTests {
  @Test func noCommandPrintsTheHelpAsAnError() async {
    let run = await ConsoleRecorder()

    #expect(run.code == 64)
    #expect(run.errors.hasPrefix("usage: topdown <command> [options]\n"))
    #expect(run.output.isEmpty)
  }

  @Test func theHelpNamesEveryCommandAndWhatIsMissing() async {
    let run = await ConsoleRecorder("help")

    #expect(run.code == 0)
    #expect(
      run.output == """
        usage: topdown <command> [options]

          lock      Record what a feature's cores, boundaries, scenarios and tests are, in topdown.lock.
          verify    Name what changed since a feature was locked.
          list      Name a package's features with their scenarios and previews.
          show      Print one screen of a package as text with its log, after taps, typing and time.
          gallery   Show a package's scenarios and previews in the browser, with working controls.
          snapshot  Write a package's scenarios and previews as PNG files, or compare them with those.
          report    Write a site of all scenarios with their evidence, pictures and changes.
          serve     Keep a package's screens ready for `show` and `list`, which start it by themselves.
          init      Write into a package's AGENTS.md how an agent looks at its screens.
          help      Say what a command does: topdown help lock

        Not there yet: new, lint, mutate, check; see Documentation/Gaps.md
        `topdown <command> --help` shows what it accepts, `topdown --version` the version.

        """)
  }

  @Test(arguments: ["lock", "verify", "list", "show", "gallery", "snapshot", "report", "serve", "init", "lint"])
  func everyCommandHasItsHelp(name: String) async {
    let asked = await ConsoleRecorder(name, "--help")
    let named = await ConsoleRecorder("help", name)

    #expect(asked.code == 0)
    #expect(asked.output.hasPrefix("usage: topdown \(name) "))
    #expect(asked.output == named.output)
  }

  @Test func aHelpShowsOptionsInOneColumn() async {
    let run = await ConsoleRecorder("verify", "--help")

    #expect(
      run.output == """
        usage: topdown verify [Feature...] [options]

        Name what changed since a feature was locked.

        Without names, every locked feature is compared. Comments, formatting and the order of imports are no change.
        Exit code: 0 all holds, 1 something changed, 2 a file can't be read.

          --package-path PATH  the package's folder; the current one if left out
          --strict             fail on cores, scenarios and tests that are not locked yet
          --json               print the findings for a program
          --help               show this help

        """)
  }

  @Test func theVersionIsOneLine() async {
    let run = await ConsoleRecorder("--version")

    #expect(run.code == 0)
    #expect(run.output == "topdown \(CommandLineTool.version)\n")
  }

  @Test func anUnknownCommandNamesTheNearest() async {
    let near = await ConsoleRecorder("verfy")
    let far = await ConsoleRecorder("frobnicate")

    #expect(near.code == 64)
    #expect(
      near.errors
        == "topdown: there is no command verfy, did you mean verify? topdown has lock, verify, list, show, gallery, snapshot, report, serve, init, help\n"
    )
    #expect(
      far.errors
        == "topdown: there is no command frobnicate; topdown has lock, verify, list, show, gallery, snapshot, report, serve, init, help\n"
    )
  }

  @Test(arguments: ["new", "lint", "mutate", "check"])
  func aPlannedCommandSaysThatItIsMissing(name: String) async {
    let run = await ConsoleRecorder(name, "Shelf", "--any")

    #expect(run.code == 64)
    #expect(run.errors == "topdown: topdown \(name) is not there yet; what is missing is in Documentation/Gaps.md\n")
  }

  @Test func aFolderThatIsNoPackageIsAFailure() async {
    let run = await ConsoleRecorder("verify", "--package-path", "/nowhere")

    #expect(run.code == 2)
    #expect(
      run.errors
        == "topdown: there is no Package.swift in /nowhere: features are the modules of a package; name its folder with --package-path\n"
    )
  }
}
