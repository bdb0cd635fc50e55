import { maskedUrl } from './shown-url.ts';

/** Members of an HTTP Archive (HAR 1.2) whose values are shown. All others may contain credentials. */
const SHOWN: ReadonlySet<string> = new Set([
  'version',
  'method',
  'httpVersion',
  'name',
  'status',
  'mimeType',
  'size',
  'headersSize',
  'bodySize',
]);

/**
 * The text of a recording as excerpts may show it, with as many characters in each line. `*` replaces all values
 * except those of a few members, and everything in the query of URLs except names. This is safe for any text, also
 * for one that is cut short or is no recording: only names before a colon and values of those members are shown.
 */
export function shownRecording(text: string): string {
  const shown: string[] = [];
  let done = 0;
  let member = { name: '', value: -1 };
  const token = /"|[^\s{}[\],:"]+/g;
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const from = found.index;
    const to = found[0] === '"' ? endOfString(text, from) : token.lastIndex;
    token.lastIndex = to;
    const value = valueAfter(text, to);
    if (found[0] === '"' && value !== undefined) {
      member = { name: text.slice(from + 1, to - 1), value };
      continue;
    }
    const name = member.value === from ? member.name : '';
    shown.push(text.slice(done, from), shownValue(name, text.slice(from, to)));
    done = to;
  }
  return shown.join('') + text.slice(done);
}

/** The offset after a string, which ends with its line if it has no second quote. */
function endOfString(text: string, from: number): number {
  const end = /["\\\n\r]/g;
  end.lastIndex = from + 1;
  for (let found = end.exec(text); found !== null; found = end.exec(text)) {
    if (found[0] === '"') return end.lastIndex;
    if (found[0] !== '\\') return found.index;
    // An escaped line break does not occur in JSON, so the string ends before it.
    if (!/[\n\r]/.test(text.charAt(end.lastIndex))) end.lastIndex += 1;
  }
  return text.length;
}

/** The offset of the value of a member whose name ends at the offset; undefined where no colon follows. */
function valueAfter(text: string, end: number): number | undefined {
  const colon = /\s*:\s*/y;
  colon.lastIndex = end;
  return colon.test(text) ? colon.lastIndex : undefined;
}

/** The source text of a value that may be shown. */
function shownValue(member: string, source: string): string {
  if (SHOWN.has(member)) return source;
  if (!source.startsWith('"')) return '*'.repeat(source.length);
  const isWhole = source.length > 1 && source.endsWith('"');
  const content = source.slice(1, isWhole ? -1 : undefined);
  // An escape may stand for any character of a URL.
  const isUrl = member === 'url' && !content.includes('\\');
  return `"${isUrl ? maskedUrl(content) : '*'.repeat(content.length)}${isWhole ? '"' : ''}`;
}
