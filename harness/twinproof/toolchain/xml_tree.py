"""Reads an XML file into elements that know the line they stand on."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from xml.parsers import expat

from twinproof.toolchain.errors import ProjectFileError


@dataclass
class Element:
    """One element: `text` is what stands directly in it, `line` where its start tag begins (from 1)."""

    file: Path
    line: int
    tag: str
    attributes: dict[str, str]
    text: str = ""
    children: list[Element] = field(default_factory=list)

    def refuse(self, what: str, advice: str) -> ProjectFileError:
        """The error that names this element, its file and its line."""
        return ProjectFileError(f"{self.file}:{self.line}: <{self.tag}>: {what}; {advice}")


def read_xml(file: Path) -> Element:
    """The root element of `file`; raises ProjectFileError where the file is absent or no XML."""
    try:
        data = file.read_bytes()
    except OSError as failure:
        raise ProjectFileError(f"{file}: cannot be read: {failure.strerror}") from None
    parser = expat.ParserCreate()
    parser.buffer_text = True
    document = Element(file, 0, "", {})
    open_elements = [document]

    def start(tag: str, attributes: dict[str, str]) -> None:
        element = Element(file, parser.CurrentLineNumber, tag, attributes)
        open_elements[-1].children.append(element)
        open_elements.append(element)

    def end(_tag: str) -> None:
        element = open_elements.pop()
        element.text = element.text.strip()

    def text(characters: str) -> None:
        open_elements[-1].text += characters

    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = text
    try:
        parser.Parse(data, True)
    except expat.ExpatError as failure:
        reason = expat.errors.messages[failure.code]
        raise ProjectFileError(f"{file}:{failure.lineno}: no well-formed XML: {reason}") from None
    return document.children[0]
