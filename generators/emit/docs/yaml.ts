import { jsonText } from '../../../runtime/contract/json-text.ts';
import type { Json, JsonObject } from '../../source/document.ts';
import { isObject } from '../../source/member.ts';
import { Cache } from '../../incremental/cache.ts';
import { joinBytes } from '../packed-file.ts';

/** Text that reads the same without quotes: words that no schema of YAML takes for another type (YAML 1.2.2, chapter 10). */
const PLAIN = /^[A-Za-z$/][\w$/{}.-]*(?: [\w$/{}.-]+)*$/;
const TAKEN = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** Margin of the blocks of operations and components. */
const MARGIN = ' '.repeat(6);

/**
 * A document of JSON as YAML in blocks, in UTF-8. What is not plain stands in the quotes of JSON, which YAML shares (YAML
 * 1.2.2, section 7.3.1). Takes time linear in the document, which a library that keeps comments and styles does not on
 * documents of ten megabytes.
 *
 * @param source the model that the value is from: for a view, blocks are reused in later versions
 */
export function printYaml(value: Json, source: object = {}): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const print = (part: JsonObject): Buffer =>
    blocks.get(source, part, () => Buffer.from(printBlock(part, MARGIN)), [MARGIN]);
  collectBlocks(value, '', { print, parts });
  const bytes = joinBytes([...parts, Buffer.from('\n')]);
  // Each line of a block begins with its end.
  return isObject(value) || Array.isArray(value) ? bytes.slice(1) : bytes;
}

/** Each operation and component becomes bytes at once: the text of a whole document takes many times its size. */
function collectBlocks(
  value: Json,
  margin: string,
  given: { readonly print: (part: JsonObject) => Buffer; readonly parts: Buffer[] },
): void {
  const { print, parts } = given;
  if (margin === MARGIN && isObject(value)) {
    parts.push(print(value));
    return;
  }
  if (!isObject(value) || Object.keys(value).length === 0) {
    parts.push(Buffer.from(printBlock(value, margin)));
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    parts.push(Buffer.from(`\n${margin}${printText(key)}:`));
    collectBlocks(member, `${margin}  `, given);
  }
}

/** Operations and components, of which an edit leaves most as they are. */
const blocks = new Cache<object, JsonObject, Buffer>();

function printBlock(value: Json, margin: string): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return ' []';
    return value.map((item) => `\n${margin}-${printItem(item, `${margin}  `)}`).join('');
  }
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value);
    if (entries.length === 0) return ' {}';
    return entries
      .map(([key, member]) => `\n${margin}${printText(key)}:${printBlock(member, `${margin}  `)}`)
      .join('');
  }
  return ` ${typeof value === 'string' ? printText(value) : jsonText(value)}`;
}

/** The first line of a block stands beside the dash. */
function printItem(item: Json, margin: string): string {
  const block = printBlock(item, margin);
  return block.startsWith(`\n${margin}`) ? ` ${block.slice(margin.length + 1)}` : block;
}

function printText(text: string): string {
  if (PLAIN.test(text) && !TAKEN.test(text) && text.length < 100) return text;
  // Separators that JSON lets through end a line in YAML 1.1.
  return JSON.stringify(text).replaceAll(
    /[\u0085\u2028\u2029\uFEFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
