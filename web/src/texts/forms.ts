/** How a language formats numbers, dates and lists; shared by the catalogs. */

export interface Forms {
  /** With one decimal, unless it is zero. */
  readonly number: (number: number) => string;
  readonly date: (when: number) => string;
  /** "1 field", "3 fields". */
  readonly count: (number: number, one: string, many: string) => string;
  /** "Ada, Ben and Cleo". */
  readonly list: (names: readonly string[]) => string;
  /** "Ada, Ben or Cleo". */
  readonly either: (names: readonly string[]) => string;
}

export function forms(language: string): Forms {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: "negative" });
  const dates = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const plurals = new Intl.PluralRules(language);
  const all = new Intl.ListFormat(language, { type: "conjunction" });
  const any = new Intl.ListFormat(language, { type: "disjunction" });
  const number = (given: number) => numbers.format(given).replace("-", "−");
  return {
    number,
    date: (when) => dates.format(when),
    count: (given, one, many) => `${number(given)} ${plurals.select(given) === "one" ? one : many}`,
    list: (names) => all.format(names),
    either: (names) => any.format(names),
  };
}

export const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A text, or one that includes the server's message, because only the server knows where a mistake is. */
export type Said = string | ((message: string) => string);

let later = (): Readonly<Record<string, Said>> => ({});

/** Add texts for problems that only a part of the page can have, which is loaded on demand. */
export function tellLater(texts: typeof later): void {
  later = texts;
}

/** The text for a problem by its code; for an unknown code, the server's message. */
export function telling(problems: Readonly<Record<string, Said>>, unforeseen: (message: string) => string) {
  return (code: string, message: string): string => {
    const text = problems[code] ?? later()[code] ?? unforeseen;
    return typeof text === "string" ? text : text(message);
  };
}
