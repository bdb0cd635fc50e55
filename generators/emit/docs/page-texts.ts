import { capitalised } from '../../diagnostics/capitalised.ts';
import { plainProse, plainSummary } from '../../code/prose/plain.ts';
import type { Operation, ReceivedOperation } from '../../model/model.ts';

/** Longest description of a page, in characters: search engines show no more. */
const LONGEST = 160;

/** The summary without the marks of code, as titles are plain text in tabs, lists and results; the id where there is none. */
export function operationTitle({ summary = '', id }: Operation): string {
  const title = plainSummary(summary);
  return title === '' ? id : title;
}

/** The summary, else the name under which the document has it. */
export function webhookTitle({ name, operation }: ReceivedOperation): string {
  return operation.summary === undefined || operation.summary.trim() === ''
    ? name
    : operationTitle(operation);
}

/** Texts as sentences in a row. */
export function sentences(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .map(capitalised)
    .join(' ');
}

/** The first sentences of Markdown without its marks, on one line. */
export function plainText(markdown: string): string {
  const text = plainProse(markdown);
  if (text.length <= LONGEST) return text;
  const end = text.lastIndexOf(' ', LONGEST - 1);
  return `${text.slice(0, end === -1 ? LONGEST - 1 : end).trimEnd()} …`;
}
