/**
 * Headers by their names in lower case.
 * @throws {TypeError} for a value that a header cannot contain; unlike the error of the platform, it does not quote the value
 */
export function headersOf(headers: Readonly<Record<string, string>> | undefined): Record<string, string> {
  try {
    return Object.fromEntries(new Headers(headers));
  } catch {
    throw new TypeError('header cannot be sent.');
  }
}
