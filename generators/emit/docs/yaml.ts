import type { Json } from '../../source/document.ts';
import { isObject } from '../../source/member.ts';

/** Text that reads the same without quotes: words that no schema of YAML takes for another type (YAML 1.2.2, chapter 10). */
const PLAIN = /^[A-Za-z$/][\w$/{}.-]*(?: [\w$/{}.-]+)*$/;
const TAKEN = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** Margin of the blocks of operations and components, which edits of others leave as they are. */
const KEPT = ' '.repeat(6);

/**
 * A document of JSON as YAML in blocks. What is not plain stands in the quotes of JSON, which YAML shares (YAML 1.2.2,
 * section 7.3.1). Takes time linear in the document, which a library that keeps comments and styles does not on
 * documents of ten megabytes.
 *
 * @param kept the blocks that were printed before, by the objects that they show
 */
export function printYaml(value: Json, kept?: WeakMap<object, string>): string {
  return `${printBlock(value, '', kept).replace(/^\n/, '')}\n`;
}

function printBlock(value: Json, margin: string, kept?: WeakMap<object, string>): string {
  if (kept !== undefined && margin === KEPT && isObject(value)) {
    const text = kept.get(value) ?? printBlock(value, margin);
    kept.set(value, text);
    return text;
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return ' []';
    return value.map((item) => `\n${margin}-${printItem(item, `${margin}  `, kept)}`).join('');
  }
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value);
    if (entries.length === 0) return ' {}';
    return entries
      .map(([key, member]) => `\n${margin}${printText(key)}:${printBlock(member, `${margin}  `, kept)}`)
      .join('');
  }
  return ` ${typeof value === 'string' ? printText(value) : JSON.stringify(value)}`;
}

/** The first line of a block stands beside the dash. */
function printItem(item: Json, margin: string, kept?: WeakMap<object, string>): string {
  const block = printBlock(item, margin, kept);
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
