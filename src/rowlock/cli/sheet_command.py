"""`rowlock sheet`: printable sheets."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from rowlock.errors import SetupError
from rowlock.files import find_variant


def sheet(
    variant: str,
    *,
    output: Annotated[Path, Parameter(alias="-o")],
    pages: int = 1,
    paper: str = "a4",
) -> None:
    """Write printable sheets, several on a page.

    Parameters
    ----------
    variant
        A printed variant, or a TOML file with your own.
    output
        The file to write: a .pdf with all pages, or an .svg with one page.
    pages
        How many pages.
    paper
        The paper size: a4 or letter.

    """
    from rowlock.printing.drawing import title
    from rowlock.printing.paper import pages as pages_of
    from rowlock.printing.pdf import pdf_of
    from rowlock.printing.svg import svg_of

    ending = output.suffix.lower()
    if ending not in (".pdf", ".svg"):
        raise SetupError(f"{output}: the name of the file must end in .pdf or .svg")
    if ending == ".svg" and pages > 1:
        raise SetupError(f"{output}: an SVG has one page; choose a .pdf for {pages}")
    its = find_variant(variant)
    drawn = pages_of(its, pages, paper)
    content = pdf_of(drawn, title(its)) if ending == ".pdf" else svg_of(drawn[0], title(its)).encode()
    try:
        output.write_bytes(content)
    except OSError as error:
        raise SetupError(f"{output} cannot be written: {(error.strerror or str(error)).lower()}") from None
    print(f"Wrote {output}: print it at full size (100 %).")
