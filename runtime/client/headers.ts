/**
 * Headers by their names in lower case.
 * @throws {TypeError} for what cannot stand in a header; unlike that of the platform it quotes nothing
 */
export function headersOf(headers: Readonly<Record<string, string>> | undefined): Record<string, string> {
  try {
    return Object.fromEntries(new Headers(headers));
  } catch {
    throw new TypeError('header cannot be sent.');
  }
}
