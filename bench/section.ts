/** A table of the report. */
export interface Section {
  readonly title: string;
  /** What was measured, and how. */
  readonly remark: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface BenchOptions {
  /** Fewer and shorter rounds, where a benchmark has a plan for them. */
  readonly brief: boolean;
}

/** A section in Markdown. */
export function printSection({ title, remark, head, rows }: Section): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [`## ${title}`, '', remark, '', line(head), line(rule), ...rows.map(line), ''].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
