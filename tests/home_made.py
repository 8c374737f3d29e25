"""Home-made variants that several tests use."""

EVERYTHING = """
id = "everything"
name = "Every<thing>"
about = "All *at* once."
close_after = 0
penalty_points = 0
rows_to_end = 4
bar = "R Y G B"
lucky = ["5/10"]
sheet = '''
red     2* B3 4a 5  R6* 7  8  9  10 11 [12*]
ry      (5)(4)
yellow  2 3 4   5b  6 7  8  9  10 11a [12]
yg      (7)
green   12 11 10  9c 8  7b  6  5  4  3 [2]
blue    12 11d 10  9c  7 8d  6  5e  4e  3   [2]
'''
[pairs]
a = "one-in-each"
b = "two-in-fewest"
c = "double-fewest"
d = "thirteen"
e = "no-penalties"
"""
"""A sheet with every feature."""
