import { recordFindings } from '../diagnostics/json.ts';
import { visible, visibleJson } from '../diagnostics/visible.ts';
import type { HarReport } from '../validate/har-report.ts';

/** Prints the report on a recording: as text, a line for each operation that was called. */
export const printTraffic: Readonly<Record<'text' | 'json', (report: HarReport) => string>> = {
  text({ summary }) {
    const rows = summary.operations.map(({ operation, entries, ok, errors }) => [
      operation.id,
      `${ok} of ${entries} fine`,
      count(errors),
    ]);
    const widths = [0, 1].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
    const lines = rows.map((row) =>
      row
        .map((cell, column) => visible(cell).padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
    const unmatched = summary.unmatched === 0 ? '' : `, ${summary.unmatched} matched no operation`;
    return [...lines, `${summary.entries} ${summary.entries === 1 ? 'entry' : 'entries'}${unmatched}`].join(
      '\n',
    );
  },
  json({ findings, entries, summary }) {
    const calls = entries.map(({ index, method, url, operation, findings: found, entryFindings }) => ({
      index,
      method,
      url,
      operation: operation?.id ?? null,
      findings: [...found.map(({ finding }) => finding), ...entryFindings].map(({ code, message }) => ({
        code,
        message,
      })),
    }));
    const operations = summary.operations.map(({ operation, ...figures }) => ({
      operation: operation.id,
      ...figures,
    }));
    return visibleJson(
      { findings: recordFindings(findings), entries: calls, summary: { ...summary, operations } },
      2,
    );
  },
};

function count(errors: number): string {
  if (errors === 0) return '';
  return errors === 1 ? '1 error' : `${errors} errors`;
}
