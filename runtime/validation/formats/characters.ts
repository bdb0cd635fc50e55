/** Codes of characters between digits. */
export const PLUS = 43;
export const MINUS = 45;
export const DOT = 46;
export const COLON = 58;

/** The number of the two digits at an index; -1 if there are not two digits. */
export function twoDigitsAt(text: string, index: number): number {
  const tens = text.charCodeAt(index) - 48;
  const ones = text.charCodeAt(index + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

/** The index after the digits that begin at an index. */
export function skipDigits(text: string, index: number): number {
  let end = index;
  while (end < text.length && isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

export function isHexDigit(code: number): boolean {
  return isDigit(code) || ((code | 32) >= 97 && (code | 32) <= 102);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
