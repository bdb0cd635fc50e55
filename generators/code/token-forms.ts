/** An identifier of any script (ECMA-262, section 12.7), without characters that are not shown. */
function isIdentifier(text: string): boolean {
  return (
    /^(?:[$_]|\p{ID_Start})(?:\$|\p{ID_Continue})*$/u.test(text) &&
    !/\p{Default_Ignorable_Code_Point}/u.test(text)
  );
}

/**
 * The forms of a token, as narrow as our printing needs them (ECMA-262 section 12). Every form except the block comment
 * excludes line terminators, and no form can end early.
 */
export const tokenForms = {
  identifier: isIdentifier,
  number: (text) => /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:e[+-][0-9]+)?$/.test(text),
  string: (text) => /^'[^'\\\n\r\u2028\u2029]*(?:\\[^\n\r\u2028\u2029][^'\\\n\r\u2028\u2029]*)*'$/.test(text),
  regularExpression: (text) =>
    /^\/(?![*/])(?:[^/\\\n\r\u2028\u2029]|\\[^\n\r\u2028\u2029])+\/[dgimsuvy]*$/.test(text),
  lineComment: (text) => /^\/\/[^\n\r\u2028\u2029]*$/.test(text),
  blockComment: (text) => text.startsWith('/*') && text.indexOf('*/', 2) === text.length - 2,
} satisfies Record<string, (text: string) => boolean>;

/** A form of a token. */
export type TokenForm = keyof typeof tokenForms;

/** A string in double quotes, and the two regular expressions by which ajv escapes a name in a JSON Pointer. */
const quotedByAjv =
  /"[^"\\\n\r\u2028\u2029]*(?:\\[^\n\r\u2028\u2029][^"\\\n\r\u2028\u2029]*)*"|\/~\/g|\/\\\/\/g/g;
/** Everything else that ajv prints has no comment, template or regular expression, and no other quotes. */
const otherThanPlain = /[^\n\t !#-&(-.0-[\]-_a-~]/;
/** Loading of libraries, and execution of text as code. */
const unsafeCall = /\b(?:require|import|eval|Function)\s*\(/;

/** The first part of a text that ajv's printer would not write; undefined for a script of that printer. */
export function otherThanScript(text: string): string | undefined {
  const unquoted = text.replaceAll(quotedByAjv, '');
  return (otherThanPlain.exec(unquoted) ?? unsafeCall.exec(unquoted))?.[0];
}
