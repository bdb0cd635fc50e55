/**
 * Characters that are invisible in source code or reorder it: controls, format characters (including bidi marks, see
 * Unicode Technical Standard 55), lone surrogates, private use, spaces other than U+0020, and the other characters that
 * Unicode says to ignore when there is no glyph.
 */
const invisible =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u{a0}\u{1680}\u{2000}-\u{200a}\u{202f}\u{205f}\u{3000}\p{Default_Ignorable_Code_Point}]/gu;

/** Most texts have no other characters, and this test takes a tenth of the time. */
const ordinary = /^[\x20-\x7e]*$/;

/** Replaces every invisible character with the result of `write`. */
export function replaceInvisible(text: string, write: (character: string) => string): string {
  return ordinary.test(text) ? text : text.replaceAll(invisible, write);
}

/** The escape sequence of a character in string literals and regular expressions: `\uXXXX` per UTF-16 code unit. */
export function unicodeEscape(character: string): string {
  let escaped = '';
  for (let index = 0; index < character.length; index += 1) {
    escaped += `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }
  return escaped;
}
