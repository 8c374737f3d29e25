"""The page for people whose browser asks for a path where nothing is. Programs get JSON instead."""

from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

STYLE = Path(__file__).with_name("lost.css")

TEXTS = {
    "en": ("There is nothing here", "Maybe the link is broken, or a letter is missing.", "Go to the start page"),
    "de": ("Hier ist nichts", "Vielleicht ist der Link kaputt, oder ein Buchstabe fehlt.", "Zur Startseite"),
    "nl": ("Hier is niets", "Misschien is de link stuk, of ontbreekt er een letter.", "Naar de startpagina"),
    "fr": ("Il n’y a rien ici", "Le lien est peut-être cassé, ou il manque une lettre.", "Aller à l’accueil"),
    "es": ("Aquí no hay nada", "Quizá el enlace está roto, o falta una letra.", "Ir al inicio"),
    "it": ("Qui non c’è nulla", "Forse il link è sbagliato, o manca una lettera.", "Vai alla pagina iniziale"),
}
"""By language: the heading, what may have gone wrong, and the link to the start page."""


def wants_page(request: Request) -> bool:
    """Whether a browser asks, for somebody to read: programs and scripts do not ask for HTML by name."""
    kinds = request.headers.get("accept", "").split(",")
    return request.method in ("GET", "HEAD") and any(_value(kind) == "text/html" for kind in kinds)


def lost_page(request: Request, base_path: str) -> Response:
    """A page that leads to the start page. It repeats nothing of the request."""
    language = language_of(request.headers)
    heading, why, start = map(escape, TEXTS[language])
    base = escape(base_path)
    body = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        f'<title>{heading} · rowlock</title><link rel="stylesheet" href="{base}/lost.css"></head>'
        f'<body><main><h1>{heading}</h1><p>{why}</p><p><a href="{base}/">{start}</a></p></main></body></html>'
    )
    headers = {"cache-control": "no-store", "content-language": language, "vary": "accept, accept-language"}
    return Response(body, 404, headers, "text/html")


def language_of(headers: Headers) -> str:
    """The language that the reader likes best of those we have, or English."""
    wanted = headers.get("accept-language", "").split(",")
    for choice in sorted(wanted, key=_weight, reverse=True):
        language = _value(choice).partition("-")[0]
        if language in TEXTS:
            return language
    return "en"


def _value(choice: str) -> str:
    """What an item of an Accept header names, without its parameters."""
    return choice.partition(";")[0].strip().lower()


def _weight(choice: str) -> float:
    """How much an item of an Accept header is wanted, from 0 to 1."""
    _, given, weight = choice.replace(" ", "").partition(";q=")
    try:
        return float(weight) if given else 1.0
    except ValueError:
        return 0.0


def lost_routes() -> list[BaseRoute]:
    """The style of the page."""
    text = STYLE.read_bytes()

    async def style(request: Request) -> Response:
        return Response(text, 200, {"cache-control": "no-cache"}, "text/css")

    return [Route("/lost.css", style)]
