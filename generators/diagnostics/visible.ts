import { jsonText } from '../../runtime/contract/json-text.ts';

/**
 * Characters of a document that would control a terminal or reorder the text that a person reads: C0 and C1 controls,
 * line and paragraph separators, zero-width and bidirectional marks (Unicode TR 36, section 2.2), lone surrogates.
 */
const acting =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- control characters are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Surrogate}/gu;

/** Text of a document, safe to print: such characters are written as `<U+202E>`, tabs as one space. */
export function visible(text: string): string {
  return text.replaceAll('\t', ' ').replace(acting, codePointOf);
}

/** A value as JSON that is safe to print: such characters are escaped, which means the same. */
export function visibleJson(value: unknown, indent?: number): string {
  return jsonText(value, indent).replace(acting, (character) =>
    // Line feeds occur only between values.
    character === '\n' ? character : escapeOf(character),
  );
}

/**
 * Controls except tabs and line breaks, and characters that embed, override or isolate a direction (UAX #9, section 2).
 */
const deceiving =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Prose of a document, safe to show on a page: controls and changes of direction are written as `<U+202E>`. Joiners and
 * direction marks stay as they are: emoji, and languages such as Persian and Hebrew, need them.
 */
export function visibleProse(text: string): string {
  // Pages have millions of texts, nearly all without such a character: a search takes half the time of a replacement.
  return text.search(deceiving) === -1 ? text : text.replace(deceiving, codePointOf);
}

/** Markdown with those characters replaced: their names in angle brackets would be markup. */
export function visibleMarkdown(markdown: string): string {
  return markdown.replaceAll(deceiving, '\ufffd');
}

/** JSON with those characters escaped, which means the same. */
export function visibleInJson(json: string): string {
  return json.search(deceiving) === -1 ? json : json.replace(deceiving, escapeOf);
}

/**
 * Text for a terminal as `visibleProse`, and without characters that return to the start of a line. Colours of the
 * toolkit stay.
 */
export function visibleOutput(text: string): string {
  const parts = text.split(colour);
  return parts
    .map((part, index) => (index % 2 === 1 ? part : visibleProse(part).replaceAll(/\r(?!\n)/g, codePointOf)))
    .join('');
}

// oxlint-disable-next-line no-control-regex -- the escape sequence of colours
const colour = /(\u001b\[[\d;]*m)/;

/** A character as `<U+202E>`. */
function codePointOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}

/** A character as it is escaped in JSON. */
function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
