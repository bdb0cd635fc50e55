/** Text of a Python program that is safe to print: made here alone, of checked names and quoted texts. */
export type Python = string & { readonly isPython: unique symbol };

/** Words that are no names (Python 3.14 reference, section 2.3.1), soft ones included. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'False None True and as assert async await break case class continue def del elif else except finally for from ' +
    'global if import in is lambda match nonlocal not or pass raise return try type while with yield'
  ).split(' '),
);

/** Builds Python from a template; only Python can be inserted. Insertions take on the indentation of their line. */
export function python(texts: TemplateStringsArray, ...insertions: readonly Python[]): Python {
  const parts = texts.map(
    (text, index) => text + (insertions[index] ?? '').replaceAll('\n', `\n${marginOf(text)}`),
  );
  return parts.join('') as Python;
}

/** Python with a separator between the parts. */
export function joined(parts: readonly Python[], separator: Python): Python {
  return parts.join(separator) as Python;
}

/** Whether a text can name a member of a class: names that begin with two underscores would be changed. */
export function isName(text: string): boolean {
  return /^(?!__)[A-Za-z_][A-Za-z0-9_]*$/.test(text) && !KEYWORDS.has(text);
}

/** `list-animals` → `ListAnimals`, of a key of the document. It may be a keyword. */
export function classNameOf(key: string): string {
  const words = key.split(/[^A-Za-z0-9]+/);
  return words
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^(?=\d|$)/, 'N');
}

/** The name of a class or member. Throws a TypeError unless `isName(text)`. */
export function name(text: string): Python {
  if (!isName(text)) throw new TypeError(`Not a name of Python: ${JSON.stringify(text)}`);
  return text as Python;
}

/** A string: all that JSON escapes, Python reads in the same way. */
export function string(text: string): Python {
  return JSON.stringify(text) as Python;
}

/** A comment, one line for each line of the text, without characters that act on a terminal or an editor. */
export function comment(text: string): Python {
  const lines = text.trim().split(/\r\n?|[\n\u2028\u2029]/);
  return lines
    .map((line) => `# ${line.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')}`.trimEnd())
    .join('\n') as Python;
}

function marginOf(text: string): string {
  return /^ *$/.exec(text.slice(text.lastIndexOf('\n') + 1))?.[0] ?? '';
}
