"""Sheets on paper: a variant becomes shapes in millimeters, and those become SVG or PDF."""
