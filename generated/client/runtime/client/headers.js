/**
 * Headers by their names in lower case.
 * @throws {TypeError} for what cannot stand in a header; unlike that of the platform it quotes nothing
 */
export function headersOf(headers) {
    try {
        return Object.fromEntries(new Headers(headers));
    }
    catch {
        throw new TypeError('a header cannot be sent');
    }
}
