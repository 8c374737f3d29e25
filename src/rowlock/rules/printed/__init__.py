"""The printed variants, one TOML file each, and the order in which they are offered. `rules.catalog` reads them."""

FIRST = ("classic", "longo", "mixx-a", "mixx-b", "bonus-a", "bonus-b", "big-points")
"""The variants offered first, starting with the default. The rest of the folder follows, sorted by id."""
