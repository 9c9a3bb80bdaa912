"""`shapelog lsp`: the server's end of the Language Server Protocol 3.17, on pygls.

https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Iterable
from pathlib import Path

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from shapelog import __version__
from shapelog.factgen.project import SKIPPED_FOLDERS
from shapelog.lsp.analyst import Analyst, Limits, Waiting
from shapelog.lsp.diagnostics import Client, diagnostics_of
from shapelog.lsp.hover import hover_of
from shapelog.lsp.results import FileResult, no_result
from shapelog.reports.wording import summary_line

_SUFFIX = ".py"
_PROJECT_FILES = ("pyproject.toml", "setup.py", "setup.cfg", ".git")
_INSTALLED = {"site-packages", "dist-packages"}
_WATCHER = "shapelog-files"
_ANSWER_SECONDS = 5.0


class ShapelogServer(LanguageServer):
    """Open files, what they came to, and what was said of which file.

    `delay` are the seconds after a change before the text is analysed; with `gaps`, what was left
    open is shown as hints.
    """

    def __init__(self, limits: Limits, cache: Path | None, delay: float, gaps: bool) -> None:
        super().__init__("shapelog", __version__, max_workers=2)
        self.analyst = Analyst(limits, cache)
        self.waiting = Waiting()
        self.results: dict[Path, FileResult] = {}
        self.delay = delay
        self._gaps = gaps
        self._open: dict[Path, str] = {}
        self._uris: dict[Path, str] = {}
        self._spoken: dict[Path, str] = {}
        self._analysed: Path | None = None
        self._loop: asyncio.Task[None] | None = None

    # ---- what the editor says

    def start(self) -> None:
        """Begin to analyse what waits."""
        self._loop = asyncio.get_running_loop().create_task(self._analyse_what_waits())

    def opened(self, uri: str) -> None:
        """Analyse a file that was opened, if a scan would look at it."""
        file = self._file(uri)
        if file is not None and _of_project(file, self._root(file)):
            self._open[file] = self._uris[file] = uri
            self._want(file, 0.0)

    def changed(self, uri: str, delay: float) -> None:
        """Analyse a file whose text has changed, then the open files that depend on it."""
        file = self._file(uri)
        if file is not None and file in self._open:
            self.changed_on_disk([file], delay)

    def changed_on_disk(self, files: Iterable[Path], delay: float) -> None:
        """Analyse the open files that depend on others, or are them."""
        changed = set(files)
        for file in self._open:
            result = self.results.get(file)
            if file not in changed and result is not None and result.sources & changed:
                self._want(file, delay)
        for file in changed & self._open.keys():
            self._want(file, delay)

    def watched(self, uris: Iterable[str]) -> None:
        """Analyse what depends on files that others have changed, or on a configuration."""
        paths = [Path(os.path.abspath(path)) for uri in uris if (path := to_fs_path(uri))]
        if any(path.name == "pyproject.toml" for path in paths):
            paths = [*paths, *self._open]
        self.changed_on_disk(paths, self.delay)

    def closed(self, uri: str) -> None:
        """Forget a file, and take back what only it has said."""
        file = self._file(uri)
        if file is None or self._open.pop(file, None) is None:
            return
        self.waiting.discard(file)
        if self._analysed == file:
            self.analyst.abandon()
        self.results.pop(file, None)
        self.changed_on_disk([file], 0.0)  # what was not saved is no more
        self._publish()

    def hover(self, uri: str, position: types.Position) -> types.Hover | None:
        """Return the shapes at a position."""
        file = self._file(uri)
        if file is None:
            return None
        return hover_of(file, position, self._results(file), self._text(file), self._units)

    def end(self) -> None:
        """End what runs."""
        if self._loop is not None:
            self._loop.cancel()

    def _want(self, file: Path, delay: float) -> None:
        if self._analysed == file:
            self.analyst.abandon()
        self.waiting.add(file, delay)

    # ---- analyses

    async def _analyse_what_waits(self) -> None:
        while True:
            file = await self.waiting.next()
            try:
                await self._analyse(file)
            except Exception as error:  # a defect of ours: one file has no result, the next may
                logging.getLogger(__name__).exception("%s", file)
                words = f"failed {type(error).__name__}: {error}".split("\n")[0]
                self.results[file] = no_result(file, file.parent, {}, words)
                self._publish()

    async def _analyse(self, file: Path) -> None:
        if file not in self._open:
            return
        texts = {path: self._text(path) for path in self._open}
        progress = await self._begun(file)
        self._analysed = file
        try:
            result = await self.analyst.analyse(file, self._root(file), texts)
        finally:
            self._analysed = None
            if progress is not None:
                self.work_done_progress.end(progress, types.WorkDoneProgressEnd())
        if result is None or file not in self._open:
            return
        self.results[file] = result
        self._publish()
        message = result.failure or summary_line(result.report)
        self.window_log_message(
            types.LogMessageParams(types.MessageType.Info, f"{file.name}: {message}")
        )

    async def _begun(self, file: Path) -> str | None:
        window = self.client_capabilities.window
        if window is None or not window.work_done_progress:
            return None
        token = f"shapelog-{os.urandom(8).hex()}"
        try:
            await asyncio.wait_for(self.work_done_progress.create_async(token), _ANSWER_SECONDS)
        except (asyncio.TimeoutError, JsonRpcException):
            return None
        begin = types.WorkDoneProgressBegin("shapelog", message=file.name)
        self.work_done_progress.begin(token, begin)
        return token

    def _publish(self) -> None:
        """Say what is known of each file, if it is not what was said last."""
        results = list(self.results.values())
        files = set(self._spoken)
        for result in results:
            files.add(result.file)
            report = result.report
            files.update(result.path(finding.span.file) for finding in report.findings)
            files.update(result.path(problem.file) for problem in report.problems)
            if self._gaps:
                files.update(result.path(gap.span.file) for gap in report.gaps if gap.span)
        client = Client(self._units, self._text, self._understands_related(), self._gaps)
        for file in sorted(files):
            found = diagnostics_of(file, self._results(file), client)
            uri = self._uris.get(file) or file.as_uri()
            version = self.workspace.get_text_document(uri).version if file in self._open else None
            said = repr((found, version))
            idle = not found and file not in self._open and file not in self._spoken
            if idle or self._spoken.get(file) == said:
                continue
            self._spoken[file] = said
            if not found and file not in self._open:
                del self._spoken[file]
            self.text_document_publish_diagnostics(
                types.PublishDiagnosticsParams(uri, found, version=version)
            )

    def _results(self, file: Path) -> list[FileResult]:
        """The results, that of the file itself first."""
        others = (self.results[entry] for entry in sorted(self.results) if entry != file)
        own = self.results.get(file)
        return [*([own] if own is not None else []), *others]

    # ---- the editor's side of things

    def _understands_related(self) -> bool:
        document = self.client_capabilities.text_document
        published = document.publish_diagnostics if document is not None else None
        return bool(published is not None and published.related_information)

    def _units(self, characters: str) -> int:
        return int(self.workspace.position_codec.client_num_units(characters))

    def _file(self, uri: str) -> Path | None:
        """The path of a Python file, None for anything else."""
        path = to_fs_path(uri) if uri.startswith("file:") else None
        if path is None or not path.endswith(_SUFFIX):
            return None
        return Path(os.path.abspath(path))

    def _text(self, file: Path) -> str:
        """The text of a file as the editor shows it, else as it is on disk."""
        if file in self._open:
            return str(self.workspace.get_text_document(self._open[file]).source)
        try:
            return file.read_bytes().decode("utf-8", "replace")
        except OSError:
            return ""

    def _root(self, file: Path) -> Path:
        """The workspace folder that has the file, else its project, else its own folder."""
        uris = [folder.uri for folder in self.workspace.folders.values()]
        paths = (to_fs_path(uri) for uri in [*uris, self.workspace.root_uri or ""])
        folders = [Path(os.path.abspath(path)) for path in paths if path]
        around = [folder for folder in folders if folder in file.parents]
        if around:
            return max(around, key=lambda folder: len(folder.parts))
        for folder in file.parents:
            if any((folder / name).exists() for name in _PROJECT_FILES):
                return folder
        return file.parent


def _of_project(file: Path, root: Path) -> bool:
    """Whether a file is neither installed nor in a folder that holds no source of a project."""
    if _INSTALLED & set(file.parts):
        return False
    folders = file.relative_to(root).parts[:-1]
    return not any(name in SKIPPED_FOLDERS or name.startswith(".") for name in folders)


def make_server(
    limits: Limits, cache: Path | None, *, delay: float = 0.5, gaps: bool = True
) -> ShapelogServer:
    """Return a server that is ready to be started on a connection."""
    server = ShapelogServer(limits, cache, delay, gaps)

    @server.feature(types.INITIALIZED)
    async def initialized(_: types.InitializedParams) -> None:
        server.start()
        workspace = server.client_capabilities.workspace
        watched = workspace.did_change_watched_files if workspace is not None else None
        if watched is not None and watched.dynamic_registration:
            watchers = [types.FileSystemWatcher(glob) for glob in ("**/*.py", "**/pyproject.toml")]
            options = types.DidChangeWatchedFilesRegistrationOptions(watchers)
            registration = types.Registration(
                _WATCHER, types.WORKSPACE_DID_CHANGE_WATCHED_FILES, options
            )
            await server.client_register_capability_async(types.RegistrationParams([registration]))

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def opened(params: types.DidOpenTextDocumentParams) -> None:
        server.opened(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def changed(params: types.DidChangeTextDocumentParams) -> None:
        server.changed(params.text_document.uri, server.delay)

    @server.feature(types.TEXT_DOCUMENT_DID_SAVE)
    def saved(params: types.DidSaveTextDocumentParams) -> None:
        server.changed(params.text_document.uri, 0.0)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def closed(params: types.DidCloseTextDocumentParams) -> None:
        server.closed(params.text_document.uri)

    @server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def changed_on_disk(params: types.DidChangeWatchedFilesParams) -> None:
        server.watched(change.uri for change in params.changes)

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def hover(params: types.HoverParams) -> types.Hover | None:
        return server.hover(params.text_document.uri, params.position)

    @server.feature(types.SHUTDOWN)
    def shutdown(_: None) -> None:
        server.end()

    return server
