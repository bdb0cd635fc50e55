import { jsonText } from '../../../runtime/contract/json-text.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import { Cache } from '../../incremental/cache.ts';
import { joinBytes } from '../packed-file.ts';

/** Text that needs no quotes: words that no schema of YAML reads as another type (YAML 1.2.2, chapter 10). */
const PLAIN = /^[A-Za-z$/][\w$/{}.-]*(?: [\w$/{}.-]+)*$/;
const TAKEN = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** Margin of the blocks of operations and components. */
const MARGIN = ' '.repeat(6);

/**
 * JSON as YAML in blocks, in UTF-8. Text that is not plain is in quotes as in JSON (YAML 1.2.2, section 7.3.1). Takes linear
 * time, unlike libraries that support comments and styles.
 * @param source the model that the value is from: for a view, blocks are reused in later versions
 */
export function printYaml(value: Json, source: object = {}): Uint8Array<ArrayBuffer> {
  const print = (part: JsonObject): Buffer =>
    blocks.get(source, part, () => Buffer.from(printBlock(part, MARGIN)), [MARGIN]);
  const bytes = joinBytes([...blocksOf(value, '', print), Buffer.from('\n')]);
  // Each line of a block begins with a line feed.
  return isObject(value) || Array.isArray(value) ? bytes.slice(1) : bytes;
}

/** Encodes each operation and component separately, because the text of the whole document takes much memory. */
function* blocksOf(value: Json, margin: string, print: (part: JsonObject) => Buffer): Generator<Buffer> {
  if (!isObject(value) || Object.keys(value).length === 0) yield Buffer.from(printBlock(value, margin));
  else if (margin === MARGIN) yield print(value);
  else
    for (const [key, member] of Object.entries(value)) {
      yield Buffer.from(`\n${margin}${printText(key)}:`);
      yield* blocksOf(member, `${margin}  `, print);
    }
}

/** A cache of operations and components. An edit leaves most of them as they are. */
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

/** The first line of a block follows the dash. */
function printItem(item: Json, margin: string): string {
  const block = printBlock(item, margin);
  return block.startsWith(`\n${margin}`) ? ` ${block.slice(margin.length + 1)}` : block;
}

function printText(text: string): string {
  if (PLAIN.test(text) && !TAKEN.test(text) && text.length < 100) return text;
  // Characters that JSON does not escape, and that end a line in YAML 1.1.
  return JSON.stringify(text).replaceAll(
    /[\u0085\u2028\u2029\uFEFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
