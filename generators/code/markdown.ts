/**
 * Text of the document as text of a Markdown page: on one line, and with all special characters escaped (CommonMark
 * 0.31, 2.4).
 */
export function markdownText(text: string): string {
  return text
    .replace(/[!-/:-@[-`{-~]/g, (character) => (PLAIN.test(character) ? character : `\\${character}`))
    .replace(/\s+/g, ' ');
}

/** Punctuation without a special meaning inside a line. */
const PLAIN = /[.,;:'"()/?%=@$^+-]/;

/** A code span that preserves the text, including backticks (CommonMark 0.31, 6.1). */
export function markdownCode(text: string): string {
  const fence = '`'.repeat(longestBackticks(text) + 1);
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${text.replace(/\s+/g, ' ')}${padding}${fence}`;
}

/** A fenced block that preserves the text, including backticks (CommonMark 0.31, 4.5). */
export function markdownBlock(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestBackticks(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Markdown in a cell of a table: on one line, and with bars escaped. */
export function tableCell(markdown: string): string {
  return markdown
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', String.raw`\|`)
    .trim();
}

function longestBackticks(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

/** A Markdown table; cells after the first are numbers and are right-aligned. Cells are Markdown. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
