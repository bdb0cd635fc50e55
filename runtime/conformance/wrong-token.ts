/** A JSON Web Token (RFC 7519) that expired in 1970: `{"alg":"none"}`, `{"sub":"nobody","exp":1}`. */
export const EXPIRED = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJub2JvZHkiLCJleHAiOjF9.';

/**
 * An invalid token of the same form and length: it has the same prefix (`glpat-`) and other letters and digits. Of a name
 * with a password, only the password differs.
 */
export function wrongToken(token: string | undefined): string {
  if (token === undefined || token === '') return 'wrong-token-of-nobody';
  const kind = /^(?:[^:]*:|[A-Za-z]+[_-])?/.exec(token)?.[0] ?? '';
  const secret = token.slice(kind.length);
  if (secret === '') return `${token}wrong`;
  const other = secret.replaceAll(/[A-Za-z0-9]/g, nextOf);
  return kind + (other === secret ? `${other}x` : other);
}

/** In a UUID, the case of letters has no meaning (RFC 9562, section 4). */
const UUID = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i;

/** The token with the case of its letters inverted; undefined if it is equivalent. */
export function recased(token: string): string | undefined {
  if (UUID.test(token)) return undefined;
  const other = token.replaceAll(/[A-Za-z]/g, (letter) =>
    letter < 'a' ? letter.toLowerCase() : letter.toUpperCase(),
  );
  return other === token ? undefined : other;
}

function nextOf(character: string): string {
  if (character === '9') return '0';
  if (character === 'z') return 'a';
  if (character === 'Z') return 'A';
  return String.fromCharCode(character.charCodeAt(0) + 1);
}
