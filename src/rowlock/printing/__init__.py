"""Printed sheets: a variant is drawn as shapes in millimeters, and these are rendered to SVG or PDF."""
