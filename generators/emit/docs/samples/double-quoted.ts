import { replaceInvisible } from '../../../code/invisible.ts';

/**
 * Text as a string in double quotes of Python (reference 3, section 2.4.1) and Go (specification, "String literals"):
 * the escapes of JSON, which both know, and invisible characters escaped. Halves of surrogate pairs, which Go refuses,
 * stand as the replacement character.
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
