import { longestBackticks } from '../backticks.ts';

/** Text of the document as text of a Markdown page: on one line, and no character has a meaning (CommonMark 0.31, 2.4). */
export function markdownText(text: string): string {
  return text
    .replace(/[!-/:-@[-`{-~]/g, (character) => (PLAIN.test(character) ? character : `\\${character}`))
    .replace(/\s+/g, ' ');
}

/** Punctuation that means nothing inside a line. */
const PLAIN = /[.,;:'"()/?%=@$^+-]/;

/** A code span that holds the text whatever backticks it has (CommonMark 0.31, 6.1). */
export function markdownCode(text: string): string {
  const fence = '`'.repeat(longestBackticks(text) + 1);
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${text.replace(/\s+/g, ' ')}${padding}${fence}`;
}
