"""Draw a sheet with mixed numbers from a seed and print it as a variant file.

python tools/mixed_sheet.py 7 > examples/mixed-7.toml
"""

import argparse
import random

from rowlock.rules.pad.layout import COLORS


def mixed_sheet(seed: int) -> str:
    """The TOML text of a variant in which every row has 2 to 12 in its own random order."""
    rng = random.Random(seed)
    lines = []
    for color in COLORS:
        *numbers, last = rng.sample(range(2, 13), 11)
        lines.append(f"{color:<7} {' '.join(f'{number:<2}' for number in numbers)} [{last}]")
    return "\n".join(
        [
            f"# Drawn by chance: python tools/mixed_sheet.py {seed}",
            f'id = "mixed-{seed}"',
            f'name = "Mixed {seed}"',
            f'about = "The numbers of every row in an order that chance has drawn from the seed {seed}."',
            "sheet = '''",
            *lines,
            "'''\n",
        ]
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seed", type=int)
    print(mixed_sheet(parser.parse_args().seed), end="")
