"""How the champion's nets are made: self-play and learning from it."""
