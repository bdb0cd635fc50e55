import { capitalised } from '../../diagnostics/capitalised.ts';
import { plainProse, plainSummary } from '../../code/prose/plain.ts';
import type { Operation, ReceivedOperation } from '../../model/model.ts';

/** Maximum length of the description of a page: search engines show no more. */
const LONGEST = 160;

/** The summary as plain text, otherwise the id. */
export function operationTitle({ summary = '', id }: Operation): string {
  const title = plainSummary(summary);
  return title === '' ? id : title;
}

/** The summary, otherwise the name in the document. */
export function webhookTitle({ name, operation }: ReceivedOperation): string {
  return operation.summary === undefined || operation.summary.trim() === ''
    ? name
    : operationTitle(operation);
}

/** Joins texts as sentences. */
export function sentences(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .map(capitalised)
    .join(' ');
}

/** The beginning of Markdown as plain text on one line. */
export function plainText(markdown: string): string {
  const text = plainProse(markdown);
  if (text.length <= LONGEST) return text;
  const end = text.lastIndexOf(' ', LONGEST - 1);
  return `${text.slice(0, end === -1 ? LONGEST - 1 : end).trimEnd()} …`;
}
