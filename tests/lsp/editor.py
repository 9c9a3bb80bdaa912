"""An editor for tests: pygls' own client on a server process, as a person would use it."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

from lsprotocol import types
from pygls.lsp.client import LanguageClient

ELSEWHERE = Path(sys.executable).parent  # in the root, Python would take shapelog/ for all of it
PATIENCE = 120.0
EVERYTHING = types.ClientCapabilities(
    text_document=types.TextDocumentClientCapabilities(
        publish_diagnostics=types.PublishDiagnosticsClientCapabilities(related_information=True)
    ),
    workspace=types.WorkspaceClientCapabilities(
        did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(
            dynamic_registration=True
        )
    ),
    window=types.WindowClientCapabilities(work_done_progress=True),
)


class Editor:
    """A client with open files, and what the server said of them."""

    def __init__(
        self,
        folder: Path | None,
        *options: str,
        capabilities: types.ClientCapabilities = EVERYTHING,
    ) -> None:
        self.folder = folder
        self.options = options
        self.capabilities = capabilities
        self.published: dict[str, types.PublishDiagnosticsParams] = {}
        self.logged: list[str] = []
        self.progress: list[object] = []
        self.registered: list[str] = []
        self._texts: dict[Path, str] = {}
        self._versions: dict[Path, int] = {}
        self._news = asyncio.Condition()
        self._client = LanguageClient("editor", "1")

    async def __aenter__(self) -> Editor:
        client = self._client

        async def told() -> None:
            async with self._news:
                self._news.notify_all()

        @client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        async def published(params: types.PublishDiagnosticsParams) -> None:
            self.published[params.uri] = params
            await told()

        @client.feature(types.WINDOW_LOG_MESSAGE)
        async def logged(params: types.LogMessageParams) -> None:
            self.logged.append(params.message)
            await told()

        @client.feature(types.PROGRESS)
        async def progress(params: types.ProgressParams) -> None:
            self.progress.append(params.value)

        @client.feature(types.WINDOW_WORK_DONE_PROGRESS_CREATE)
        def create(_: types.WorkDoneProgressCreateParams) -> None:
            return None

        @client.feature(types.CLIENT_REGISTER_CAPABILITY)
        def register(params: types.RegistrationParams) -> None:
            self.registered += [one.method for one in params.registrations]

        words = ["-P"] if sys.version_info >= (3, 11) else []
        command = [sys.executable, *words, "-m", "shapelog.cli", "lsp", *self.options]
        await client.start_io(*command, cwd=ELSEWHERE, env=dict(os.environ))
        folders = None
        if self.folder is not None:
            folders = [types.WorkspaceFolder(self.folder.as_uri(), "work")]
        await client.initialize_async(
            types.InitializeParams(capabilities=self.capabilities, workspace_folders=folders)
        )
        client.initialized(types.InitializedParams())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        server = self.server
        if server.returncode is None:
            await asyncio.wait_for(self._client.shutdown_async(None), 30)
            self._client.exit(None)
        await asyncio.wait_for(server.wait(), 30)
        await self._client.stop()
        assert server.returncode == 0 or error is not None

    @property
    def server(self) -> asyncio.subprocess.Process:
        assert self._client._server is not None
        return self._client._server

    def open(self, path: Path, text: str | None = None) -> None:
        text = path.read_text("utf-8") if text is None else text
        self._texts[path], self._versions[path] = text, 1
        item = types.TextDocumentItem(path.as_uri(), "python", 1, text)
        self._client.text_document_did_open(types.DidOpenTextDocumentParams(item))

    def change(self, path: Path, old: str, new: str) -> None:
        """Type `new` in place of `old`, which occurs once, without saving."""
        text = self._texts[path]
        assert text.count(old) == 1
        start = text.index(old)
        here, there = (self._position(text, at) for at in (start, start + len(old)))
        change = types.TextDocumentContentChangePartial(types.Range(here, there), new)
        self._texts[path] = text.replace(old, new)
        self._versions[path] += 1
        document = types.VersionedTextDocumentIdentifier(self._versions[path], path.as_uri())
        self._client.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))

    def save(self, path: Path) -> None:
        path.write_text(self._texts[path], "utf-8")
        document = types.TextDocumentIdentifier(path.as_uri())
        self._client.text_document_did_save(types.DidSaveTextDocumentParams(document))

    def close(self, path: Path) -> None:
        document = types.TextDocumentIdentifier(path.as_uri())
        self._client.text_document_did_close(types.DidCloseTextDocumentParams(document))

    def changed_on_disk(self, path: Path) -> None:
        event = types.FileEvent(path.as_uri(), types.FileChangeType.Changed)
        self._client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([event]))

    async def hover(self, path: Path, words: str, *, offset: int = 0) -> str:
        """What is shown for the first character of some words, "" if nothing is."""
        text = self._texts[path]
        document = types.TextDocumentIdentifier(path.as_uri())
        position = self._position(text, text.index(words) + offset)
        params = types.HoverParams(document, position)
        hover = await asyncio.wait_for(self._client.text_document_hover_async(params), 30)
        if hover is None:
            return ""
        assert isinstance(hover.contents, types.MarkupContent)
        return hover.contents.value

    async def until(self, what: Callable[[], bool]) -> None:
        """Wait until something holds. Raises TimeoutError, with what was said so far."""

        async def wait() -> None:
            async with self._news:
                await self._news.wait_for(what)

        try:
            await asyncio.wait_for(wait(), PATIENCE)
        except asyncio.TimeoutError:
            raise TimeoutError(f"{self.published} {self.logged}") from None

    async def diagnostics(self, path: Path) -> Sequence[types.Diagnostic]:
        """What is said of the present text of a file, hints left out."""
        uri, version = path.as_uri(), self._versions[path]
        await self.until(lambda: uri in self.published and self.published[uri].version == version)
        return self.told(path)

    async def codes(self, path: Path, *expected: str) -> None:
        """Wait until a file has the diagnostics of these rules, and no others but hints."""
        await self.until(lambda: [one.code for one in self.told(path)] == list(expected))

    def told(self, path: Path) -> Sequence[types.Diagnostic]:
        """What was said of a file last, hints left out."""
        params = self.published.get(path.as_uri())
        shown = params.diagnostics if params is not None else ()
        return [one for one in shown if one.severity != types.DiagnosticSeverity.Hint]

    @staticmethod
    def _position(text: str, index: int) -> types.Position:
        """A place as the protocol counts: in units of UTF-16."""
        before = text[:index]
        line = before[before.rfind("\n") + 1 :]
        return types.Position(before.count("\n"), len(line.encode("utf-16-le")) // 2)
