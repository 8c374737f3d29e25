"""A hosted playthrough without network or database: commands in, numbered entries out."""
