"""Visible defects of a page in a browser: overflow, clipped text, targets too small to hit."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parent.parent / "web/node_modules/axe-core/axe.min.js"

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

SMALLEST_TARGET = 44
"""Width and height in pixels."""

_OVERFLOW = """() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    const wide = scrollWidth - clientWidth;
    const out = [];
    if (wide > 0) out.push(`the page is ${wide} px too wide`);
    for (const element of document.querySelectorAll("body *")) {
        const {left, right, width, height} = element.getBoundingClientRect();
        if (!width || !height || element.closest(".unseen, svg, [aria-hidden=true]")) continue;
        if (left < -1 || right > clientWidth + 1) {
            const around = element.parentElement?.closest("[data-scrolls]");
            const scrolls = around && getComputedStyle(around).overflowX === "auto";
            const name = `${element.tagName}.${element.className}`;
            if (!scrolls) out.push(`${name} from ${left} to ${right} of ${clientWidth}`);
        }
    }
    return out;
}"""

_SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

_TARGETS = """smallest => {
    const open = document.querySelector("dialog[open]") ?? document;
    return [...open.querySelectorAll("button, a, input, select, textarea, summary, [role=button], [tabindex='0']")]
        .filter(one => one.checkVisibility({opacityProperty: true, visibilityProperty: true}))
        .filter(one => !one.closest(".unseen") && !one.matches(".field, [data-scrolls]"))
        .map(one => one.matches("input[type=radio], input[type=checkbox]") ? one.closest("label") ?? one : one)
        .filter(one => !(one.tagName === "A" && one.closest("p, li, td")))
        .map(one => [one, one.getBoundingClientRect()])
        .filter(([one, {width, height}]) => width && height && (width < smallest - 0.5 || height < smallest - 0.5))
        .map(([one, {width, height}]) => `${one.outerHTML.slice(0, 120)}: ${width} × ${height}`);
}"""

_CUT = """() => {
    const open = document.querySelector("dialog[open]") ?? document.body;
    const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
    const cut = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const holder = text.parentElement;
        if (!text.data.trim() || !holder.checkVisibility() || holder.closest(".unseen, title, style, script")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) {
            if (!box.width) continue;
            for (let around = holder; around && around !== document.body; around = around.parentElement) {
                const {overflowX, overflowY} = getComputedStyle(around);
                const edge = around.getBoundingClientRect();
                const across = overflowX === "hidden" || overflowX === "clip";
                const down = overflowY === "hidden" || overflowY === "clip";
                if (overflowY === "auto" || overflowY === "scroll") break;
                if ((across && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5)) ||
                    (down && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4)))
                    cut.push(`"${text.data.trim().slice(0, 60)}" in ${around.tagName}.${around.className}`);
            }
        }
    }
    return [...new Set(cut)];
}"""

_BUTTON_TEXT = """() => [...document.querySelectorAll("button, a")]
    .filter(one => one.checkVisibility() && !one.matches(".field") && getComputedStyle(one).display !== "inline")
    .map(one => [one.outerHTML.slice(0, 100), one.scrollWidth, one.clientWidth, one.scrollHeight, one.clientHeight])
    .filter(([, width, room, height, space]) => width > room + 1 || height > space + 3)
    .map(([name, width, room, height, space]) => `${name}: ${width} × ${height} in ${room} × ${space}`)"""

_BROKEN = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.parentElement.checkVisibility() || text.parentElement.closest(".unseen, script, style")) continue;
        for (const word of text.data.matchAll(/[\\p{L}\\d]{2,}/gu)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1) broken.push(word[0]);
        }
    }
    return broken.map(word => `${word} is broken between two lines`);
}"""

_DOWN = """() => {
    const bar = document.querySelector(".table .actions");
    if (!bar || document.querySelector(".table.over")) return [];
    const {scrollHeight, clientHeight} = document.documentElement;
    return scrollHeight > clientHeight ? [`the table is ${scrollHeight - clientHeight} px too high`] : [];
}"""

_HIDDEN = """() => {
    const parts = ["header", ".others", ".dice", ".sheet", ".actions"]
        .map(way => document.querySelector(`.table ${way}`));
    const found = [];
    const meet = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const named = one => one.className || one.tagName;
    for (const [at, one] of parts.entries())
        for (const other of parts.slice(at + 1))
            if (one && other && meet(one.getBoundingClientRect(), other.getBoundingClientRect()))
                found.push(`${named(one)} and ${named(other)} overlap`);
    const [said, told] = [".sheet [role=status] p", ".sheet .banner"].map(way => document.querySelector(way));
    if (said && told && meet(said.getBoundingClientRect(), told.getBoundingClientRect()))
        found.push(`${said.textContent} covers ${told.textContent}`);
    const sheet = document.querySelector(".table .sheet").getBoundingClientRect();
    for (const part of document.querySelectorAll(".table .sheet .row, .table .sheet .sums")) {
        const {top, bottom, height} = part.getBoundingClientRect();
        if (top < sheet.top - 1 || bottom > sheet.bottom + 1) found.push(`${named(part)} leaves the sheet`);
        if (height < 16) found.push(`${named(part)} is ${height} px high`);
    }
    for (const number of document.querySelectorAll(".table .sheet .row:not(.round) .number")) {
        const size = parseFloat(getComputedStyle(number).fontSize);
        if (size < 9) found.push(`${number.textContent} is ${size} px high`);
    }
    for (const button of document.querySelectorAll(".table button:not(.field)")) {
        if (!button.checkVisibility()) continue;
        button.scrollIntoView({block: "center"});
        const {left, top, width, height} = button.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!button.contains(hit))
            found.push(`${button.outerHTML.slice(0, 100)} is covered by ${hit?.outerHTML.slice(0, 100)}`);
    }
    scrollTo(0, 0);
    return found;
}"""


def resize(page: Page, width: int, height: int) -> None:
    """Resize the window, and wait for everything that is drawn to size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(_SETTLED)


def look(page: Page, *, scrolls: bool = False) -> list[str]:
    """Everything that is wrong with how a page looks at its size. With `scrolls`, a table may be higher than it."""
    playing = page.locator(".table .actions section").count() and not page.locator("dialog[open]").count()
    found = [*stuck_out(page), *cut_off(page), *small_targets(page), *(hidden(page) if playing else [])]
    return found if scrolls else [*found, *too_high(page)]


def stuck_out(page: Page) -> list[str]:
    """Elements that overflow horizontally."""
    return list(page.evaluate(_OVERFLOW))


def hidden(page: Page) -> list[str]:
    """Parts of a table that lie over each other, rows that cannot be read, and buttons that cannot be reached."""
    page.wait_for_selector(".actions section:not(.settling)")
    return list(page.evaluate(_HIDDEN))


def enlarge_text(page: Page, percent: int) -> None:
    """Set the size of text in the browser, which also is the unit of the page's media queries, and wait for it."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 16 * percent // 100}})
    page.evaluate(_SETTLED)


def too_high(page: Page) -> list[str]:
    """Tables that have to be scrolled vertically."""
    return list(page.evaluate(_DOWN))


def small_targets(page: Page) -> list[str]:
    """Targets too small for a finger. Fields of a sheet are exempt: every move also has a button."""
    return list(page.evaluate(_TARGETS, SMALLEST_TARGET))


def cut_off(page: Page) -> list[str]:
    """Texts that are cut off."""
    return [*page.evaluate(_CUT), *page.evaluate(_BUTTON_TEXT)]


def broken(page: Page) -> list[str]:
    """Words that are broken across lines."""
    return list(page.evaluate(_BROKEN))


def barriers(page: Page) -> list[str]:
    """Violations found by axe: WCAG 2.2 A and AA, and its best practices."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
