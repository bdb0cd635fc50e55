import { code, token, type Code } from './code.ts';
import { reservedWords } from './reserved-words.ts';
import { stringLiteral } from './string.ts';

/** Names of TypeScript's own types, which a declaration may not take (TypeScript error 2427 and 2457). */
const predefinedTypes: ReadonlySet<string> = new Set(
  'any bigint boolean never null number object string symbol undefined unknown void'.split(' '),
);

/** Whether a text of a document can name a variable: an ASCII identifier that is not a reserved word. */
export function isIdentifier(text: string): boolean {
  return isIdentifierName(text) && !reservedWords.has(text);
}

/** The name of a variable or function. Throws a TypeError unless `isIdentifier(name)`. */
export function identifier(name: string): Code {
  if (reservedWords.has(name)) throw new TypeError(`${name} is a reserved word.`);
  return token('identifier', name);
}

/** The name of a type. Throws a TypeError for reserved words, the names of predefined types and non-identifiers. */
export function typeIdentifier(name: string): Code {
  if (predefinedTypes.has(name)) throw new TypeError(`${name} is a predefined type.`);
  return identifier(name);
}

/**
 * The key of a member in an object literal or an object type: bare where it is an identifier name, quoted otherwise.
 * `__proto__` is computed, as it is an ordinary member only then (ECMA-262 section B.3.1).
 */
export function propertyKey(name: string): Code {
  if (name === '__proto__') return code`['__proto__']`;
  return isIdentifierName(name) ? token('identifier', name) : stringLiteral(name);
}

/** Access to a member of an object: `.name` or `['na-me']`. */
export function memberAccess(name: string): Code {
  return isIdentifierName(name) ? code`.${token('identifier', name)}` : code`[${stringLiteral(name)}]`;
}

/**
 * Reserved words are identifier names too. ASCII only: names of members are as the document writes them, and characters
 * that look alike would mislead readers.
 */
function isIdentifierName(text: string): boolean {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(text);
}
