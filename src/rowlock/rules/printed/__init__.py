"""The printed variants, one TOML file each, and the order in which they are offered. `rules.catalog` reads them."""

from typing import Literal, get_args

FIRST = ("classic", "longo", "mixx-a", "mixx-b", "bonus-a", "bonus-b", "big-points")
"""The variants offered first, starting with the default. The rest of the folder follows, sorted by id."""

CardId = Literal["cards", "cards-mixx-a", "cards-mixx-b"]
"""The ids of the card game's pads, in the order in which they are offered."""
CARD_VARIANTS: tuple[str, ...] = get_args(CardId)
