"""The printed variants, a TOML file each, and the order in which they are offered. `rules.catalog` reads them."""

FIRST = ("classic", "longo", "mixx-a", "mixx-b", "bonus-a", "bonus-b", "big-points")
"""The variants that are offered first, the default before all others. The rest of the folder follows by id."""
