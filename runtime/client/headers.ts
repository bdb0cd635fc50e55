/**
 * Headers by their names in lower case.
 * @throws {TypeError} for a value that a header cannot contain, without quoting it as the platform does
 */
export function headersOf(headers: Readonly<Record<string, string>> | undefined): Record<string, string> {
  try {
    return Object.fromEntries(new Headers(headers));
  } catch {
    throw new TypeError('header cannot be sent.');
  }
}
