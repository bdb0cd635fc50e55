import { replaceInvisible } from '../../../code/invisible.ts';

/**
 * Text as a double-quoted string of Python (reference 3, section 2.4.1) and Go (specification, "String literals"), which
 * both have the escapes of JSON. Invisible characters are escaped, and lone surrogates, which Go refuses, are replaced.
 */
export function doubleQuoted(text: string): string {
  const printed = JSON.stringify(text.toWellFormed());
  return replaceInvisible(printed, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code > 0xff_ff
      ? `\\U${code.toString(16).padStart(8, '0')}`
      : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}
