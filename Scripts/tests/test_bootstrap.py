import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

BOOTSTRAP = Path(__file__).resolve().parents[1] / "bootstrap"
RENDERER = Path(__file__).resolve().parents[2] / "Sources/TopdownRenderer"
DEBIAN, UBUNTU, FEDORA = "ID=debian\nVERSION_ID=\"12\"\n", "ID=ubuntu\nVERSION_ID=\"24.04\"\n", "ID=fedora\nVERSION_ID=42\n"
OTHER_SCRIPTS = "echo 'Noto Color Emoji'; echo 'Noto Sans Devanagari'; echo 'WenQuanYi Micro Hei,文泉驛微米黑'"
FONTS = f"echo Inter; echo 'Material Design Icons'; echo 'DejaVu Sans Mono'; {OTHER_SCRIPTS}"


class BootstrapTests(unittest.TestCase):
    """The script in a PATH of stand-ins, so that nothing is installed and every system can be played."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        for tool in ["bash", "sed", "head", "env", "cat", "grep", "dirname"]:
            self.link(tool)
        self.stand_in("swift", "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'")
        self.stand_in("id", "echo 0")
        self.stand_in("apt-get", f'echo "$@" >> {self.folder}/apt.log')
        self.stand_in("dpkg-query", "echo installed")
        self.system(DEBIAN)

    def link(self, tool: str):
        os.symlink(subprocess.check_output(["which", tool], text=True).strip(), self.folder / tool)

    def stand_in(self, name: str, script: str):
        file = self.folder / name
        file.write_text(f"#!/bin/sh\n{script}\n")
        file.chmod(0o755)

    def system(self, os_release: str):
        (self.folder / "os-release").write_text(os_release)

    def missing(self, *packages: str):
        cases = "".join(f"{package}) exit 1 ;; " for package in packages)
        self.stand_in("dpkg-query", f'for last; do :; done; case "$last" in {cases}esac; echo installed')

    def run_script(self, *arguments: str) -> subprocess.CompletedProcess:
        environment = {"PATH": str(self.folder), "TOPDOWN_OS_RELEASE": str(self.folder / "os-release")}
        return subprocess.run([str(BOOTSTRAP), *arguments], env=environment, capture_output=True, text=True)

    def apt_log(self) -> str:
        log = self.folder / "apt.log"
        return log.read_text() if log.exists() else ""

    def test_nothing_is_done_where_nothing_is_missing(self):
        done = self.run_script("--browser")

        self.assertEqual((done.returncode, done.stderr, self.apt_log()), (0, "", ""))

    def test_just_what_is_missing_is_installed_and_named(self):
        self.missing("libpango1.0-dev", "fonts-inter", "chromium")

        done = self.run_script()

        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.stderr, "bootstrap: installing libpango1.0-dev fonts-inter\n")
        self.assertIn("install -y -qq --no-install-recommends libpango1.0-dev fonts-inter\n", self.apt_log())

    def test_the_browser_is_installed_when_asked_for(self):
        self.missing("chromium", "chromium-driver")

        done = self.run_script("--browser")

        self.assertEqual(done.stderr, "bootstrap: installing chromium chromium-driver\n")

    def test_a_swift_that_does_not_start_is_told_in_its_own_words(self):
        self.stand_in("swift", "echo 'swift: error while loading shared libraries: libncurses.so.6' >&2; exit 127")

        done = self.run_script()

        self.assertEqual(done.returncode, 1)
        self.assertEqual(
            done.stderr,
            "bootstrap: the swift in PATH does not start: swift: error while loading shared libraries: libncurses.so.6\n"
            "bootstrap: Install what it needs (https://www.swift.org/install/linux/ lists it for each system) and run this again.\n",
        )

    def test_list_prints_and_installs_nothing(self):
        self.missing("libpango1.0-dev", "fonts-inter")

        done = self.run_script("--list")

        self.assertEqual((done.returncode, done.stdout, self.apt_log()), (0, "libpango1.0-dev\nfonts-inter\n", ""))

    def test_a_user_installs_through_sudo(self):
        self.missing("fonts-inter")
        self.stand_in("id", "echo 1000")
        self.stand_in("sudo", f'echo sudo >> {self.folder}/apt.log; exec "$@"')

        done = self.run_script()

        self.assertEqual(done.returncode, 0)
        self.assertTrue(self.apt_log().startswith("sudo\nupdate"))

    def test_without_root_and_sudo_it_says_what_to_run(self):
        self.missing("fonts-inter")
        self.stand_in("id", "echo 1000")

        done = self.run_script()

        self.assertEqual(done.returncode, 1)
        self.assertIn("run `apt-get install fonts-inter` as root", done.stderr)

    def test_a_failed_installation_fails(self):
        self.missing("fonts-inter")
        self.stand_in("apt-get", "exit 100")

        self.assertEqual(self.run_script().returncode, 1)

    def test_another_swift_is_refused_with_where_to_get_the_right_one(self):
        self.stand_in("swift", "echo 'Swift version 6.1.2 (swift-6.1.2-RELEASE)'")

        done = self.run_script()

        self.assertEqual(done.returncode, 1)
        self.assertIn("Swift 6.1.2 is in PATH and Topdown needs 6.3. Get it from https://www.swift.org/install/linux/", done.stderr)

    def test_no_swift_is_said(self):
        (self.folder / "swift").unlink()

        done = self.run_script()

        self.assertEqual(done.returncode, 1)
        self.assertIn("swift is not in PATH. Install Swift 6.3", done.stderr)

    def test_another_system_is_told_what_to_install(self):
        self.system(FEDORA)
        self.stand_in("pkg-config", "[ $2 != pangocairo ]")
        self.stand_in("fc-list", FONTS)
        self.stand_in("python3", "true")
        self.stand_in("git", "true")

        done = self.run_script()

        self.assertEqual((done.returncode, self.apt_log()), (1, ""))
        self.assertIn("neither Debian 12 nor Ubuntu 24.04, so nothing was installed. Missing, by Debian's names: libpango1.0-dev.", done.stderr)

    def test_each_font_that_the_renderer_names_is_installed_by_its_package(self):
        source = (RENDERER / "Fonts/RequiredFont+Known.swift").read_text(encoding="utf-8")
        packages = re.findall(r'RequiredFont\(family: "[^"]+", package: "([^"]+)"\)', source)
        self.missing(*packages)

        done = self.run_script("--list")

        self.assertGreaterEqual(len(packages), 6)
        self.assertEqual(sorted(done.stdout.split()), sorted(packages))

    def test_a_font_that_another_system_lacks_is_named(self):
        self.system(FEDORA)
        for tool in ["pkg-config", "python3", "git"]:
            self.stand_in(tool, "true")
        self.stand_in("fc-list", f"echo Inter; echo 'Material Design Icons'; {OTHER_SCRIPTS}")

        done = self.run_script("--list")

        self.assertEqual(done.stdout, "fonts-dejavu-core\n")

    def test_another_system_that_has_all_is_content(self):
        self.system(FEDORA)
        for tool in ["pkg-config", "python3", "git", "chromium", "chromedriver"]:
            self.stand_in(tool, "true")
        self.stand_in("fc-list", FONTS)

        self.assertEqual(self.run_script("--browser").returncode, 0)

    def test_ubuntu_without_a_browser_says_what_to_do(self):
        self.system(UBUNTU)

        done = self.run_script("--browser")

        self.assertEqual(done.returncode, 1)
        self.assertIn("Ubuntu has Chromium as a snap only: run `sudo snap install chromium`", done.stderr)

    def test_ubuntus_stubs_are_no_browser(self):
        self.system(UBUNTU)
        for stub in ["chromium-browser", "chromedriver"]:
            self.stand_in(stub, "echo 'requires the chromium snap to be installed'; exit 1")

        self.assertEqual(self.run_script("--browser").returncode, 1)

    def test_ubuntu_takes_the_browser_that_is_in_path(self):
        self.system(UBUNTU)
        self.stand_in("google-chrome", "true")
        self.stand_in("chromedriver", "true")

        self.assertEqual(self.run_script("--browser").returncode, 0)

    def test_an_unknown_option_is_refused(self):
        self.assertEqual(self.run_script("--everything").returncode, 2)
