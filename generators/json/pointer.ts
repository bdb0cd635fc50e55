/** A member name with `~` and `/` escaped (RFC 6901, section 3). */
export function escapeToken(token: string): string {
  if (!token.includes('~') && !token.includes('/')) return token;
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The JSON Pointer of member names, `''` for none (RFC 6901, section 5). */
export function formatPointer(tokens: readonly (string | number)[]): string {
  return tokens.map((token) => `/${escapeToken(String(token))}`).join('');
}

/** Member names of a JSON Pointer (RFC 6901, section 4); undefined if it is not one. */
export function parsePointer(pointer: string): string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) return undefined;
  const tokens = pointer.slice(1).split('/');
  return pointer.includes('~')
    ? tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    : tokens;
}

/** The pointer of a member or item below a pointer. */
export function memberPointer(pointer: string, member: string | number): string {
  return `${pointer}/${escapeToken(String(member))}`;
}

/** Member names of a text that is known to be a JSON Pointer. */
export function segmentsOf(pointer: string): readonly string[] {
  return parsePointer(pointer) ?? [];
}
