/** Names of people who share a device. */

/**
 * The names to play under: whoever typed none is called what their field says.
 *
 * @param typed by field; empty where nothing was typed
 * @param called what the field with this number says
 */
export function namesFor(typed: readonly string[], called: (number: number) => string): readonly string[] {
  const taken = new Set(typed.map((name) => name.toLowerCase()));
  return typed.map((name, index) => {
    let number = index + 1;
    // Steps of the number of fields, so that no two fields arrive at the same name.
    while (taken.has(called(number).toLowerCase())) number += typed.length;
    return name || called(number);
  });
}
