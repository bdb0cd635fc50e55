/**
 * Text of a program that is safe to print. There are two ways to get one: the `code` tag, whose text is written by
 * a programmer, and `token`, which takes any text and refuses what is not exactly one token of the named form. So
 * text of a document enters source code only as a checked token: a quoted literal, an identifier, a comment. What
 * ajv has printed, which keeps such a rule of its own, becomes code by `printedScript`.
 * The class itself stays in this module; elsewhere it is a type.
 */
class SafeText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** Safe text of a program. */
export type Code = SafeText;

/** What the `code` tag takes between its texts. A list stands for its parts, one per line. */
export type Insertion = Code | number | readonly Code[];

/** Whether a value is safe text. */
export function isCode(value: unknown): value is Code {
  return value instanceof SafeText;
}

/** Code without text, for parts that are absent. Alone on a line of a `code` template it takes the line away. */
export const empty: Code = new SafeText('');

/**
 * Builds code from a template. Insertions of several lines take on the indentation of their line in the template.
 * A string does not compile as an insertion, and throws a TypeError where types were circumvented; numbers must be
 * finite.
 */
export function code(texts: TemplateStringsArray, ...insertions: readonly Insertion[]): Code {
  if (!Object.isFrozen(texts) || !Object.hasOwn(texts, 'raw')) {
    throw new TypeError('code is a template tag and takes no text from elsewhere.');
  }
  let printed = texts[0] ?? '';
  // The template's own text before an insertion on its line; a dot stands for what was inserted there before.
  let line = lastLine(printed);
  for (const [index, insertion] of insertions.entries()) {
    const inserted = insertedText(insertion);
    const following = texts[index + 1] ?? '';
    if (inserted === '' && line.trim() === '' && following.startsWith('\n')) {
      printed = printed.slice(0, printed.length - line.length) + following.slice(1);
    } else {
      printed += indentLike(inserted, line) + following;
    }
    line = following.includes('\n') ? lastLine(following) : `${line}${following}·`;
  }
  return new SafeText(printed);
}

/** Puts code together with a separator between the parts. */
export function join(parts: Iterable<Code>, separator: Code): Code {
  return new SafeText([...parts].map(textOf).join(separator.toString()));
}

/** A list of parts in lines; leaves empty parts out. */
export function lines(parts: Iterable<Code>): Code {
  return new SafeText(
    [...parts]
      .map(textOf)
      .filter((text) => text !== '')
      .join('\n'),
  );
}

/** Code moved to the right by two spaces per level. Blank lines stay blank. */
export function indent(block: Code, levels = 1): Code {
  return new SafeText(block.toString().replaceAll(/^(?=.)/gm, '  '.repeat(levels)));
}

/**
 * The forms of a token, as narrow as our printing needs them (ECMA-262 section 12). Every form but the block comment
 * excludes line terminators, and no form can end before its end.
 */
const tokenForms = {
  identifier: (text) => /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(text),
  number: (text) => /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:e[+-][0-9]+)?$/.test(text),
  string: (text) => /^'[^'\\\n\r\u2028\u2029]*(?:\\[^\n\r\u2028\u2029][^'\\\n\r\u2028\u2029]*)*'$/.test(text),
  regularExpression: (text) =>
    /^\/(?![*/])(?:[^/\\\n\r\u2028\u2029]|\\[^\n\r\u2028\u2029])+\/[dgimsuvy]*$/.test(text),
  lineComment: (text) => /^\/\/[^\n\r\u2028\u2029]*$/.test(text),
  blockComment: (text) => text.startsWith('/*') && text.indexOf('*/', 2) === text.length - 2,
} satisfies Record<string, (text: string) => boolean>;

/** A form of a token. */
export type TokenForm = keyof typeof tokenForms;

/** Code from text that is exactly one token of the form. Throws a TypeError for anything else. */
export function token(form: TokenForm, text: string): Code {
  if (!tokenForms[form](text)) throw new TypeError(`Not one ${form}: ${excerpt(text)}`);
  return new SafeText(text);
}

/** A string in double quotes, and the two regular expressions by which ajv escapes a name in a JSON Pointer. */
const quotedByAjv =
  /"[^"\\\n\r\u2028\u2029]*(?:\\[^\n\r\u2028\u2029][^"\\\n\r\u2028\u2029]*)*"|\/~\/g|\/\\\/\/g/g;
/** What ajv prints besides has no comment, template or regular expression, and no other quotes. */
const otherThanPlain = /[^\n\t !#-&(-.0-[\]-_a-~]/;
/** Loading of libraries, and code made of text. */
const unsafeCall = /\b(?:require|import|eval|Function)\s*\(/;

/**
 * Code from what ajv's printer has made, whose tag `_` quotes texts as the tag `code` refuses them. For the adapter
 * to ajv alone (`generators/check/ajv.ts`). Throws a TypeError for what that printer does not write.
 */
export function printedScript(text: string): Code {
  const unquoted = text.replaceAll(quotedByAjv, '');
  const found = otherThanPlain.exec(unquoted) ?? unsafeCall.exec(unquoted);
  if (found !== null)
    throw new TypeError(`Not a plain script, as it has ${excerpt(found[0])}: ${excerpt(text)}`);
  return new SafeText(text);
}

function textOf(part: Code): string {
  if (!isCode(part)) throw new TypeError(`Only Code can be printed, not ${describe(part)}.`);
  return part.toString();
}

function insertedText(insertion: Insertion): string {
  if (isCode(insertion)) return insertion.toString();
  if (Array.isArray(insertion)) return [...insertion].map(textOf).join('\n');
  if (typeof insertion !== 'number' || !Number.isFinite(insertion)) {
    throw new TypeError(`Only Code can be inserted into code, not ${describe(insertion)}.`);
  }
  return insertion < 0 ? `(${insertion})` : String(insertion);
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

function indentLike(text: string, line: string): string {
  if (!text.includes('\n')) return text;
  const margin = /^[ \t]*/.exec(line)?.[0] ?? '';
  return margin === '' ? text : text.replaceAll(/\n(?=[^\n])/g, `\n${margin}`);
}

function describe(value: unknown): string {
  return typeof value === 'string' ? `the string ${excerpt(value)}` : `a value of type ${typeof value}`;
}

function excerpt(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}
