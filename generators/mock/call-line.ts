import { visible, visibleJson } from '../diagnostics/visible.ts';
import type { ServedCall } from './mock.ts';

/** Maximum length of a path, and of a reason, in a line. */
const LONGEST = 300;
/** Maximum number of reasons in a line. */
const MOST_REASONS = 3;

/** One call on one line, safe to print: text from callers cannot control the terminal. */
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
