import { MINUS, PLUS, skipDigits } from './characters.ts';

const SLASH = 47;
const ZERO = 48;
const HASH = 35;

/** A JSON Pointer (RFC 6901 section 3). */
export function isJsonPointer(text: string): boolean {
  return isPointerFrom(text, 0);
}

/** A relative JSON Pointer (draft-bhutton-relative-json-pointer-00 section 3): `1/name`, `0#`, `0-1/name`. */
export function isRelativeJsonPointer(text: string): boolean {
  const end = endOfInteger(text, 0);
  if (end < 0) return false;
  if (text.charCodeAt(end) === HASH) return end + 1 === text.length;
  const sign = text.charCodeAt(end);
  const start = sign === PLUS || sign === MINUS ? endOfInteger(text, end + 1) : end;
  return start >= 0 && isPointerFrom(text, start);
}

/** The index after an integer without leading zeros; -1 if there is none. */
function endOfInteger(text: string, index: number): number {
  const end = skipDigits(text, index);
  return end === index || (end > index + 1 && text.charCodeAt(index) === ZERO) ? -1 : end;
}

function isPointerFrom(text: string, start: number): boolean {
  if (start === text.length) return true;
  if (text.charCodeAt(start) !== SLASH) return false;
  for (let index = text.indexOf('~', start); index !== -1; index = text.indexOf('~', index + 1)) {
    const code = text.charCodeAt(index + 1);
    if (code !== ZERO && code !== ZERO + 1) return false;
  }
  return true;
}
