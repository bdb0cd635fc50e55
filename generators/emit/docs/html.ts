import { ABSOLUTE } from '../../code/prose/links.ts';
import { shownElements } from '../../code/prose/elements.ts';
import { visibleProse } from '../../diagnostics/visible.ts';

/**
 * Markup that is safe to print in a page. There are three ways to create it: the `markup` tag, whose text is written by a
 * programmer and whose insertions are escaped; `rendered`, the same for layouts; and `element`, which refuses active
 * elements and attributes. The class is not exported; elsewhere it is a type.
 */
class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }

  /** Handlebars does not escape the result of this method. */
  toHTML(): string {
    return this.#text;
  }
}

export type Html = Markup;

/** What can be inserted into the `markup` tag. Strings are escaped, lists are concatenated. */
export type HtmlInsertion = Html | string | number | undefined | readonly HtmlInsertion[];

export function isHtml(value: unknown): value is Html {
  return value instanceof Markup;
}

export const nothing: Html = new Markup('');

/**
 * Builds markup from a template. Insertions are allowed in text and in quoted attribute values, where escaping is enough.
 * Throws a TypeError for an insertion elsewhere in a tag.
 */
export function markup(texts: TemplateStringsArray, ...insertions: readonly HtmlInsertion[]): Html {
  if (!checked.has(texts)) checkTemplate(texts);
  let printed = texts[0] ?? '';
  for (let index = 0; index < insertions.length; index += 1)
    printed += print(insertions[index]) + (texts[index + 1] ?? '');
  return new Markup(printed);
}

/** An element of a description. Throws a TypeError for elements and attributes that are not in the lists. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: HtmlInsertion,
): Html {
  if (!shownNames.has(name)) throw new TypeError(`A description has no element of this name: ${name}`);
  let tag = `<${name}`;
  for (const [attribute, value] of Object.entries(attributes)) {
    const isSafe = attribute === 'href' ? isAddress(value) : shownAttributes.has(attribute);
    if (!isSafe) throw new TypeError(`A description has no attribute ${attribute} with this value: ${value}`);
    tag += ` ${attribute}="${escapeText(value)}"`;
  }
  return new Markup(voidElements.has(name) ? `${tag}>` : `${tag}>${print(content)}</${name}>`);
}

const shownNames: ReadonlySet<string> = new Set(shownElements);
const shownAttributes: ReadonlySet<string> = new Set(
  'align aria-label class colspan id open rel role rowspan start tabindex title'.split(' '),
);

/** Elements without contents and end tag (HTML Standard, section 13.1.2). */
const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'wbr']);

/** Whether an address has an allowed scheme, or none. */
function isAddress(href: string): boolean {
  return ABSOLUTE.test(href) || !/^[^/?#]*:/.test(href);
}

/**
 * Prints a compiled layout. Handlebars escapes everything but markup, and does not print inherited members.
 * @param values markup, and texts without deceiving characters
 */
export function rendered(layout: HandlebarsTemplateDelegate, values: object): Html {
  return new Markup(
    layout(values, { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false }),
  );
}

/**
 * Escapes text for the content of an element and for quoted attribute values (HTML Standard, section 13.3). The ellipsis is
 * escaped too: a page with a character beyond Latin-1 takes twice the memory, and shortened descriptions end with one.
 */
export function escapeText(text: string): string {
  if (!needsEscape.test(text)) return text;
  return visibleProse(text).replace(escaped, (character) => ESCAPES[character] ?? '');
}

/** Any character except those of printable ASCII and white space that are not escaped. */
const needsEscape = /[^\t\n\r !#-%(-;=?-~]/;
const escaped = /[&<>"'…]/g;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '…': '&hellip;',
};

function print(insertion: HtmlInsertion): string {
  if (isHtml(insertion)) return insertion.toString();
  if (insertion === undefined) return '';
  if (typeof insertion === 'string') return escapeText(insertion);
  if (typeof insertion === 'number') return String(insertion);
  if (Array.isArray(insertion)) {
    let printed = '';
    for (const part of insertion) printed += print(part);
    return printed;
  }
  throw new TypeError(
    `Only markup and text can be inserted into markup, not a value of type ${typeof insertion}.`,
  );
}

const checked = new WeakSet<TemplateStringsArray>();

/** Checks, once per template, that it is written in code, and that insertions are in text or quoted attribute values. */
function checkTemplate(texts: TemplateStringsArray): void {
  if (!Object.isFrozen(texts) || !Object.hasOwn(texts, 'raw')) {
    throw new TypeError('markup is a template tag and takes no text from elsewhere.');
  }
  let before = '';
  for (const text of texts.slice(0, -1)) {
    before += text;
    const tag = before.slice(before.lastIndexOf('<'));
    const isInTag = before.includes('<') && !/^<[^>"]*(?:"[^"]*"[^>"]*)*>/.test(tag);
    if (isInTag && (tag.split('"').length - 1) % 2 === 0) {
      throw new TypeError(`An insertion stands in a tag without quotes: ${tag.slice(0, 80)}`);
    }
    before += 'x';
  }
  checked.add(texts);
}
