"""The reports as people open them: in headless Chromium, through Playwright."""

from __future__ import annotations

import functools
import os
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from click.testing import CliRunner
from repository import own_cache, write_repository

pytest.importorskip("duckdb", reason="the extra scan is not installed")
pytest.importorskip("playwright", reason="the extra browser is not installed")

from playwright.sync_api import Browser, Error, Locator, Page, sync_playwright  # noqa: E402

from shapelog.cli import main  # noqa: E402

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SCHEMES = ("light", "dark")
WRONG = """import torch

print(torch.zeros(2, 3) @ torch.zeros(4, 5))
print(torch.zeros(2, 3) + torch.zeros(7))
"""
#: Text is hard to read below these ratios (WCAG 2.2, 1.4.3); large text is not looked for.
CONTRAST = 4.5
FAINT = r"""
(least) => {
  const bright = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const parts = (color) => color.match(/[\d.]+/g).map(Number);
  const back = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const found = parts(getComputedStyle(at).backgroundColor);
      if (found.length === 3 || found[3] > 0) return found;
    }
    return [255, 255, 255];
  };
  const faint = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !element.checkVisibility({ opacityProperty: true })) continue;
    if (element.closest("script, style")) continue;
    const [one, other] = [bright(parts(getComputedStyle(element).color)), bright(back(element))];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (ratio < least) faint.push(`${ratio.toFixed(2)}: ${walker.currentNode.textContent.trim()}`);
  }
  return faint;
}
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser of the machine, or the one that Playwright has installed."""
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    with sync_playwright() as playwright:
        try:
            opened = playwright.chromium.launch(executable_path=path)
        except Error as error:
            words = str(error).split("\n")[0]
            pytest.skip(f"no browser: no Chromium on the PATH, and Playwright has none ({words})")
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The report of a scan, and in `check.html` that of one file by itself."""
    folder = tmp_path_factory.mktemp("browser")
    with pytest.MonkeyPatch.context() as patched:
        patched.chdir(folder)
        own_cache(folder / "caches", patched)
        write_repository(folder / "work")
        done = CliRunner().invoke(main, ["scan", "work", "--output", "report", "--jobs", "2"])
        assert done.exit_code == 1, done.output
        (folder / "wrong.py").write_text(WRONG, "utf-8")
        words = ["check", "wrong.py", "--format", "html", "--output", "report/check.html"]
        assert CliRunner().invoke(main, words).exit_code == 1
        yield folder / "report"


class Watched:
    """A page, with what it asked for and what it complained of."""

    def __init__(self, browser: Browser, scheme: str = "light", width: int = 1280) -> None:
        context = browser.new_context(
            color_scheme="dark" if scheme == "dark" else "light",
            viewport={"width": width, "height": 800},
            reduced_motion="reduce",
        )
        self.page: Page = context.new_page()
        self.asked: list[str] = []
        self.complaints: list[str] = []
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda message: self.complaints.append(message.text))

    def open(self, path: Path) -> Page:
        self.page.goto(path.as_uri())
        return self.page


@pytest.fixture
def watched(browser: Browser) -> Iterator[Watched]:
    """A page that asks for nothing but files, and complains of nothing."""
    made = Watched(browser)
    yield made
    made.page.context.close()
    assert made.complaints == []
    assert made.asked and all(url.startswith("file:") for url in made.asked)


def shown(rows: Locator) -> list[str]:
    """The texts of the first cells of the rows that are to be seen, places without their breaks."""
    return [row.locator("td").first.inner_text() for row in rows.all() if row.is_visible()]


def in_view(page: Page, selector: str) -> bool:
    """Whether something stands within the window."""
    box = page.locator(selector).first.bounding_box()
    size = page.viewport_size
    assert size is not None
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def test_the_files_are_filtered_and_sorted(report: Path, watched: Watched) -> None:
    page = watched.open(report / "index.html")
    assert page.locator("h1").inner_text() == "work"
    rows = page.locator("#file-table tbody tr")
    everything = shown(rows)
    assert len(everything) == 8 and everything == sorted(everything)
    page.keyboard.press("f")
    page.keyboard.type("SAMPLE layers")
    assert shown(rows) == ["work/src/sample/layers.py"]
    assert page.locator("#shown").inner_text() == "1 of 8 shown"
    page.locator("#filter").fill("unreadable")
    assert shown(rows) == ["work/broken.py"]
    page.locator("#filter").fill("")
    page.locator("#only-found").check()
    found = shown(rows)
    assert "work/train.py" in found and "work/plain.py" not in found
    page.locator("#only-found").uncheck()
    lines = page.locator("#file-table").get_by_role("button", name="lines")
    lines.click()
    column = [int(row.locator("td").last.inner_text() or 0) for row in rows.all()]
    assert column == sorted(column, reverse=True) and len(set(column)) > 1
    lines.focus()
    page.keyboard.press("Enter")
    column = [int(row.locator("td").last.inner_text() or 0) for row in rows.all()]
    assert column == sorted(column)
    heading = page.locator("#file-table th", has_text="lines")
    assert heading.get_attribute("aria-sort") == "ascending"
    severities = page.locator("#findings").get_by_role("button", name="place")
    severities.click()
    places = shown(page.locator("#findings tbody tr"))
    assert places == sorted(places, reverse=True)


def test_a_dimension_is_followed_to_its_origin_by_clicks(report: Path, watched: Watched) -> None:
    page = watched.open(report / "index.html")
    page.locator("#findings tbody a", has_text="layers.py:11").click()
    card = page.locator(".finding:focus")
    assert "linear-in-features" in card.inner_text() and in_view(page, ".finding:focus h3")
    origins = card.locator("table", has_text="Where each dimension comes from")
    eight = origins.locator("tr", has=page.locator("th", has_text="8"))
    eight.first.locator("a.place").click()
    assert page.evaluate("location.hash").endswith("-line-7")
    line = page.locator(".line:target")
    assert "self.first = nn.Linear(width, 8)" in line.inner_text() and in_view(page, ".line:target")


def test_a_dimension_is_followed_to_its_origin_by_keys(report: Path, watched: Watched) -> None:
    page = watched.open(report / "index.html")
    page.keyboard.press("j")
    page.keyboard.press("j")
    page.keyboard.press("k")
    page.keyboard.press("j")
    place = page.evaluate("document.activeElement.textContent")
    page.keyboard.press("Enter")
    page.wait_for_selector(".finding:focus")
    assert place in page.locator(".finding:focus").inner_text()
    for _ in range(30):
        page.keyboard.press("Tab")
        inside = "document.activeElement.closest('table')?.caption?.textContent ?? ''"
        if page.evaluate(inside).startswith("Where each dimension"):
            break
    else:
        pytest.fail("no origin can be reached by Tab")
    assert in_view(page, ":focus")
    goal = page.evaluate("document.activeElement.textContent")
    page.keyboard.press("Enter")
    page.wait_for_selector(".line:target")
    number = page.locator(".line:target .number").inner_text()
    assert goal.split(":")[1] == number and in_view(page, ".line:target")
    page.keyboard.press("u")
    page.wait_for_selector("#file-table")
    page.keyboard.press("?")
    assert page.locator("#help").is_visible()
    page.keyboard.press("Escape")
    assert not page.locator("#help").is_visible()


def test_findings_of_a_page_are_filtered_by_keys(report: Path, watched: Watched) -> None:
    page = watched.open(report / "check.html")
    cards = page.locator(".finding")
    total = cards.count()
    assert total >= 2
    page.keyboard.press("f")
    page.keyboard.type("matmul")
    assert sum(card.is_visible() for card in cards.all()) == 1
    assert page.locator("#shown").inner_text() == f"1 of {total} shown"
    page.locator("#filter").fill("")
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    assert not any(card.is_visible() for card in cards.all())
    page.keyboard.press("e")
    page.keyboard.press("j")
    assert page.locator("#finding-1:focus").count() == 1
    page.keyboard.press("o")
    assert page.locator(".line:target").count() == 1


def test_shapes_show_under_the_pointer_and_by_keys(report: Path, watched: Watched) -> None:
    page = watched.open(report / "files/work/train.py.html")
    line = page.locator("#file-1-line-5")
    tips = line.locator(".tip")
    assert not any(tip.is_visible() for tip in tips.all())
    line.locator(".tensor").last.hover()
    assert [tip.inner_text() for tip in tips.all() if tip.is_visible()] == ["(5, 16)"]
    page.mouse.move(0, 0)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('tensor')"):
            break
    else:
        pytest.fail("no tensor can be reached by Tab")
    assert page.locator(".tensor:focus > .tip").is_visible()


@pytest.mark.parametrize("scheme", SCHEMES)
def test_everything_can_be_read(report: Path, browser: Browser, scheme: str) -> None:
    watched = Watched(browser, scheme)
    for name in ("index.html", "files/work/src/sample/layers.py.html", "check.html"):
        page = watched.open(report / name)
        dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
        level = sum(map(int, dark.removeprefix("rgb(").removesuffix(")").split(", ")))
        assert (level < 150) == (scheme == "dark")
        assert page.evaluate(FAINT, CONTRAST) == []
        levels = [
            int(tag[1])
            for tag in page.evaluate(
                "[...document.querySelectorAll('h1,h2,h3,h4')].filter((h) => !h.closest('dialog')).map((h) => h.tagName)"
            )
        ]
        assert levels.count(1) == 1 and levels[0] == 1
        assert all(after - before <= 1 for before, after in zip(levels, levels[1:]))
    watched.page.context.close()
    assert watched.complaints == []


@pytest.mark.parametrize("width", [400, 800, 1280])
def test_nothing_sticks_out_of_the_page(report: Path, browser: Browser, width: int) -> None:
    watched = Watched(browser, width=width)
    for name in ("index.html", "files/work/src/sample/layers.py.html", "check.html"):
        page = watched.open(report / name)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name
        for table in page.locator(".facts table").all():
            inner, outer = table.bounding_box(), table.locator("xpath=../..").bounding_box()
            assert inner is not None and outer is not None
            assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
    watched.page.context.close()


def test_it_opens_from_a_web_server_as_well(report: Path, browser: Browser) -> None:
    handler = functools.partial(Quiet, directory=os.fspath(report))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    own = f"http://127.0.0.1:{server.server_port}/"
    watched = Watched(browser)
    try:
        watched.page.goto(f"{own}index.html")
        watched.page.locator("#findings tbody a").first.click()
        watched.page.wait_for_selector(".finding:focus")
    finally:
        watched.page.context.close()
        server.shutdown()
        server.server_close()
    assert all(url.startswith(own) for url in watched.asked)
    assert [one for one in watched.complaints if "favicon" not in one and "404" not in one] == []


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and says nothing of it."""

    def log_message(self, *_: object) -> None:
        return None
