/** The text of a record, as far as the page reads it: the server judges it. */

/** Who sits at the table of a record. */
export function namesIn(record: string): readonly string[] {
  const [, names = ""] = /^\s*seats\s+([^#\r\n]*)/m.exec(record) ?? [];
  return names
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}
