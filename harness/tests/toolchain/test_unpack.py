from __future__ import annotations

import io
import stat
import tarfile
import zipfile
from pathlib import Path

import pytest

from toolchain.stand_ins import tarball_of, wheel_of
from twinproof.toolchain.errors import BadArchiveError
from twinproof.toolchain.unpack import unpack_files, unpack_folder


def put(folder: Path, name: str, content: bytes) -> Path:
    file = folder / name
    file.write_bytes(content)
    return file


def test_only_the_folder_is_unpacked_and_keeps_its_layout(tmp_path: Path) -> None:
    wheel = put(tmp_path, "a.whl", wheel_of({"a/b/x": b"1", "a/b/c/y": b"2", "a/bad": b"3", "z": b"4"}))
    unpack_folder(wheel, "a/b", tmp_path / "out")
    files = {
        p.relative_to(tmp_path / "out").as_posix(): p.read_bytes() for p in (tmp_path / "out").rglob("*.*")
    }
    files |= {p.name: p.read_bytes() for p in (tmp_path / "out").rglob("?") if p.is_file()}
    assert files == {"x": b"1", "y": b"2"}
    assert (tmp_path / "out" / "c" / "y").is_file()


@pytest.mark.parametrize("path", ["a/../../escaped", "a//escaped", "a/..\\escaped"])
def test_a_path_that_leaves_the_folder_is_refused(tmp_path: Path, path: str) -> None:
    wheel = put(tmp_path, "a.whl", wheel_of({path: b"1"}))
    with pytest.raises(BadArchiveError, match="leaves the folder"):
        unpack_folder(wheel, "a", tmp_path / "inner" / "out")
    assert not list(tmp_path.rglob("*escaped*"))


def test_a_link_is_refused(tmp_path: Path) -> None:
    sink = io.BytesIO()
    with zipfile.ZipFile(sink, "w") as archive:
        entry = zipfile.ZipInfo("a/link")
        entry.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(entry, "/etc/passwd")
    with pytest.raises(BadArchiveError, match="a/link is a link"):
        unpack_folder(put(tmp_path, "a.whl", sink.getvalue()), "a", tmp_path / "out")


def test_a_truncated_archive_is_told(tmp_path: Path) -> None:
    noise = bytes(range(256)) * 400
    wheel, tarball = wheel_of({"a/x": noise}), tarball_of({"x": noise})
    with pytest.raises(
        BadArchiveError, match=r"a\.whl: cannot be unpacked: .*; fetch it again, or install a \.NET SDK"
    ):
        unpack_folder(put(tmp_path, "a.whl", wheel[: len(wheel) // 2]), "a", tmp_path / "out")
    with pytest.raises(BadArchiveError, match=r"a\.tgz: cannot be unpacked"):
        unpack_files(put(tmp_path, "a.tgz", tarball[: len(tarball) // 2]), ["x"], tmp_path / "out")


def test_a_damaged_member_is_told(tmp_path: Path) -> None:
    wheel = bytearray(wheel_of({"a/x": b"the same again " * 100}))
    wheel[40] ^= 0xFF
    with pytest.raises(BadArchiveError):
        unpack_folder(put(tmp_path, "a.whl", bytes(wheel)), "a", tmp_path / "out")


def test_an_archive_without_what_is_wanted_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadArchiveError, match="it has no folder b"):
        unpack_folder(put(tmp_path, "a.whl", wheel_of({"a/x": b"1"})), "b", tmp_path / "out")
    with pytest.raises(BadArchiveError, match="it has no file p/y"):
        unpack_files(put(tmp_path, "a.tgz", tarball_of({"p/x": b"1"})), ["p/x", "p/y"], tmp_path / "out")


def test_only_the_named_files_of_a_tarball_are_unpacked(tmp_path: Path) -> None:
    tarball = put(tmp_path, "a.tgz", tarball_of({"p/x": b"1", "../../escaped": b"2", "/abs": b"3"}))
    unpack_files(tarball, ["p/x"], tmp_path / "out")
    assert [(p.name, p.read_bytes()) for p in (tmp_path / "out").iterdir()] == [("x", b"1")]
    assert not list(tmp_path.parent.rglob("escaped"))


def test_a_link_in_place_of_a_file_is_refused(tmp_path: Path) -> None:
    sink = io.BytesIO()
    with tarfile.open(fileobj=sink, mode="w:gz") as archive:
        entry = tarfile.TarInfo("p/x")
        entry.type, entry.linkname = tarfile.SYMTYPE, "/etc/passwd"
        archive.addfile(entry)
    with pytest.raises(BadArchiveError, match="p/x is no plain file"):
        unpack_files(put(tmp_path, "a.tgz", sink.getvalue()), ["p/x"], tmp_path / "out")
