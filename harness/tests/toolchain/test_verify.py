from __future__ import annotations

from pathlib import Path

import pytest

from twinproof.toolchain.errors import WrongHashError
from twinproof.toolchain.verify import require_integrity, require_sha256

# FIPS 180-2, appendix B.1 and C.1: the digests of the message "abc".
SHA256_ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
# The SHA-512 digest of C.1 (ddaf35a1...a54ca49f): its 64 bytes in base64, as npm writes them.
SHA512_ABC = "3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw=="


@pytest.fixture
def abc(tmp_path: Path) -> Path:
    file = tmp_path / "abc"
    file.write_bytes(b"abc")
    return file


def test_the_published_digests_of_abc_are_accepted(abc: Path) -> None:
    require_sha256(abc, SHA256_ABC, "abc")
    require_integrity(abc, f"sha512-{SHA512_ABC}", "abc")


def test_one_other_byte_is_refused_with_both_hashes_and_the_way_out(abc: Path) -> None:
    abc.write_bytes(b"abd")
    with pytest.raises(WrongHashError) as failure:
        require_sha256(abc, SHA256_ABC, "a-package==1")
    message = str(failure.value)
    assert message.startswith(f"a-package==1: expected sha256 {SHA256_ABC}, fetched ")
    assert "install a .NET SDK 8 or newer" in message
    assert "\n" not in message
    with pytest.raises(WrongHashError, match="expected integrity sha512-3a81"):
        require_integrity(abc, f"sha512-{SHA512_ABC}", "abc")
