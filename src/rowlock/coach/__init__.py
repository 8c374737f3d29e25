"""What moves are worth, what was luck, and where a playthrough was won or lost.

Start reading at `outlook`, what every move is worth, then `luck` and `review`.
"""
