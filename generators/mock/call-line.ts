import { visible, visibleJson } from '../diagnostics/visible.ts';
import type { ServedCall } from './mock.ts';

/** Longest path and longest reason that a line holds. */
const LONGEST = 300;
/** Reasons that a line holds. */
const MOST_REASONS = 3;

/** One call on one line, safe to print: what callers send cannot act on the terminal. */
export const printCall: Readonly<Record<'text' | 'json', (call: ServedCall) => string>> = {
  text({ method, path, operation, status, milliseconds, reasons }) {
    const shown = reasons.slice(0, MOST_REASONS).map(shorten);
    const more = reasons.length > shown.length ? [`and ${reasons.length - shown.length} more`] : [];
    const line = `${method} ${shorten(path)} ${operation ?? '-'} ${status} ${milliseconds.toFixed(1)} ms`;
    return visible([line, ...(shown.length === 0 ? [] : [[...shown, ...more].join('; ')])].join(': '));
  },
  json: (call) =>
    visibleJson({
      ...call,
      operation: call.operation ?? null,
      milliseconds: Number(call.milliseconds.toFixed(1)),
    }),
};

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
