"""x"""
ANSWERS = 4
