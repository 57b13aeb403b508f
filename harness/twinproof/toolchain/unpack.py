"""Takes the wanted files out of an archive, and never writes outside the folder it was given."""

from __future__ import annotations

import shutil
import stat
import tarfile
import zipfile
import zlib
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

from twinproof.toolchain.errors import INSTALL_AN_SDK, BadArchiveError


def unpack_folder(wheel: Path, folder: str, target: Path) -> None:
    """Write every file below `folder` of the zip archive `wheel` to `target`, keeping the layout.

    Raises BadArchiveError for a damaged archive, a path that leaves `target`, a link, or no such folder.
    """
    prefix = folder.rstrip("/") + "/"
    found = False
    try:
        with zipfile.ZipFile(wheel) as archive:
            for entry in archive.infolist():
                if entry.is_dir() or not entry.filename.startswith(prefix):
                    continue
                found = True
                if stat.S_ISLNK(entry.external_attr >> 16):
                    raise _bad(wheel, f"{entry.filename} is a link")
                place = target / _inside(entry.filename.removeprefix(prefix), wheel)
                place.parent.mkdir(parents=True, exist_ok=True)
                with archive.open(entry) as source, place.open("wb") as sink:
                    shutil.copyfileobj(source, sink)
    except (zipfile.BadZipFile, zlib.error, EOFError) as damage:
        raise _bad(wheel, str(damage)) from None
    if not found:
        raise _bad(wheel, f"it has no folder {folder}")


def unpack_files(tarball: Path, names: Sequence[str], target: Path) -> None:
    """Write the files `names` of the compressed tar archive `tarball` into `target`, by their last component.

    Raises BadArchiveError for a damaged archive, or where one of `names` is no plain file in it.
    """
    target.mkdir(parents=True, exist_ok=True)
    wanted = set(names)
    try:
        with tarfile.open(tarball) as archive:
            for member in archive:
                if member.name not in wanted:
                    continue
                source = archive.extractfile(member) if member.isreg() else None
                if source is None:
                    raise _bad(tarball, f"{member.name} is no plain file")
                with source, (target / _inside(PurePosixPath(member.name).name, tarball)).open("wb") as sink:
                    shutil.copyfileobj(source, sink)
                wanted.discard(member.name)
    except (tarfile.TarError, zlib.error, EOFError) as damage:
        raise _bad(tarball, str(damage)) from None
    if wanted:
        raise _bad(tarball, f"it has no file {min(wanted)}")


def _inside(name: str, archive: Path) -> PurePosixPath:
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or not path.parts or "\\" in name:
        raise _bad(archive, f"the path {name!r} leaves the folder it is unpacked to")
    return path


def _bad(archive: Path, what: str) -> BadArchiveError:
    return BadArchiveError(f"{archive.name}: cannot be unpacked: {what}; fetch it again, {INSTALL_AN_SDK}")
