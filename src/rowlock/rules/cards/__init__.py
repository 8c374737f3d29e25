"""The card game: hands, a display and a pile instead of dice, on the same sheets."""
