/**
 * Reserved words of module code (ECMA-262 section 12.7.2), and names that cannot or should not be bound in strict mode.
 */
export const reservedWords: ReadonlySet<string> = new Set(
  (
    'arguments async await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield Infinity NaN'
  ).split(' '),
);
