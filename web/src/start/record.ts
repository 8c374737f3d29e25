/** The parts of a record the page reads. The server validates it. */

/** The names of the seats in a record. */
export function namesIn(record: string): readonly string[] {
  const [, names = ""] = /^\s*seats\s+([^#\r\n]*)/m.exec(record) ?? [];
  return names
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}
