/** A table of the report, with its conclusion. */
export interface Table {
  /** What was measured, and how. */
  readonly remark: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A part of the report, with a second table if one explains the first. */
export interface Section extends Table {
  readonly title: string;
  readonly reasons?: Table;
}

export interface BenchOptions {
  /** Fewer and shorter rounds, if a benchmark has them. */
  readonly brief: boolean;
}

/** A section in Markdown. */
export function printSection({ title, reasons, ...table }: Section): string {
  const tables = [table, ...(reasons === undefined ? [] : [reasons])];
  return [`## ${title}`, '', ...tables.flatMap(printTable)].join('\n');
}

function printTable({ remark, head, rows }: Table): readonly string[] {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [remark, '', line(head), line(rule), ...rows.map(line), ''];
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
