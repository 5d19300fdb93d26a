"""The few words of WebDriver's plain HTTP protocol that the browser test speaks, with the standard library only."""

import base64
import json
import re
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
# https://www.w3.org/TR/webdriver2/#keyboard-actions
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Home": "\ue011", "End": "\ue010", "Backspace": "\ue003"}
BROWSERS = ["chromium", "chromium-browser", "google-chrome"]
DRIVERS = ["chromedriver", "chromium.chromedriver"]


class BrowserError(Exception):
    """What the browser would not do, in its own words."""


class Browser:
    """A headless browser with one window; a context manager, so that it always ends."""

    def __init__(self, width: int = 1280, height: int = 900, scheme: str = "light"):
        self.driver = subprocess.Popen([found(DRIVERS), "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = f"http://127.0.0.1:{self._announced_port()}"
        dark = ["--blink-settings=preferredColorScheme=0"] if scheme == "dark" else []
        options = {
            "binary": found(BROWSERS),
            # Containers run as root, where the browser's own sandbox cannot, and have a small /dev/shm.
            "args": ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars", f"--window-size={width},{height}", *dark],
        }
        capabilities = {"browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
        answer = self._send("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self.session = f"/session/{answer['sessionId']}"

    def _announced_port(self) -> int:
        for line in self.driver.stdout:
            if match := re.search(r"started successfully on port (\d+)", line):
                return int(match[1])
        raise BrowserError("the browser's driver ended before it was ready")

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_) -> None:
        try:
            self._send("DELETE", self.session)
        finally:
            self.driver.terminate()
            self.driver.wait()

    def resize(self, width: int, height: int) -> None:
        """The page's own size, which a window's is not: no window is as narrow as a phone."""
        self.tell("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def tell(self, command: str, **parameters):
        """What no WebDriver command does, in the browser's own protocol."""
        return self._send("POST", f"{self.session}/goog/cdp/execute", {"cmd": command, "params": parameters})

    def press(self, *keys: str) -> None:
        """Presses and releases keys one after the other, wherever the focus is; `KEYS` names those that are no letters."""
        strokes = [{"type": kind, "value": KEYS.get(key, key)} for key in keys for kind in ("keyDown", "keyUp")]
        self._send("POST", f"{self.session}/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": strokes}]})

    def open(self, url: str) -> None:
        self._send("POST", f"{self.session}/url", {"url": url})

    def run(self, script: str, *arguments):
        """What a script returns; an element is handed in as `find` gave it."""
        return self._send("POST", f"{self.session}/execute/sync", {"script": script, "args": list(arguments)})

    def find(self, css: str, seconds: float = 20) -> dict:
        """The first element, as soon as there is one."""
        return self.wait(f"an element {css}", lambda: next(iter(self.all(css)), None), seconds)

    def all(self, css: str) -> list[dict]:
        return self._send("POST", f"{self.session}/elements", {"using": "css selector", "value": css})

    def click(self, element: dict) -> None:
        self._send("POST", f"{self.session}/element/{element[ELEMENT]}/click", {})

    def type(self, element: dict, text: str) -> None:
        self._send("POST", f"{self.session}/element/{element[ELEMENT]}/value", {"text": text})

    def label(self, element: dict) -> str:
        """What a screen reader says first."""
        return self._send("GET", f"{self.session}/element/{element[ELEMENT]}/computedlabel")

    def role(self, element: dict) -> str:
        return self._send("GET", f"{self.session}/element/{element[ELEMENT]}/computedrole")

    def texts(self, css: str) -> list[str]:
        return self.run("return [...document.querySelectorAll(arguments[0])].map((element) => element.textContent)", css)

    def console(self) -> list[str]:
        """What the page complained of since it was last asked."""
        entries = self._send("POST", f"{self.session}/se/log", {"type": "browser"})
        return [entry["message"] for entry in entries if entry["level"] in ("WARNING", "SEVERE")]

    def screenshot(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(base64.b64decode(self._send("GET", f"{self.session}/screenshot")))

    def wait(self, what: str, condition, seconds: float = 20):
        """The first true value of `condition`; asked often, given up after `seconds`."""
        end = time.monotonic() + seconds
        while True:
            if value := condition():
                return value
            if time.monotonic() > end:
                raise BrowserError(f"waited {seconds:g} s for {what}")
            time.sleep(0.05)

    def _send(self, method: str, path: str, body: dict | None = None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise BrowserError(json.load(error)["value"]["message"].splitlines()[0]) from None


def found(names: list[str]) -> str:
    for name in names:
        if path := shutil.which(name):
            return path
    raise BrowserError(f"none of {', '.join(names)} is in PATH; run Scripts/bootstrap --browser")
