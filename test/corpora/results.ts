/** A row of `results.md`: figures of one document that do not depend on the machine. */
export interface Result {
  readonly document: string;
  readonly version: string;
  readonly operations: number;
  readonly schemas: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  readonly examples: string;
  readonly typeErrors: number;
  readonly verdict: string;
}

const head: Readonly<Record<keyof Result, string>> = {
  document: 'Document',
  version: 'OpenAPI',
  operations: 'Operations',
  schemas: 'Schemas',
  errors: 'Errors',
  warnings: 'Warnings',
  notes: 'Notes',
  examples: 'Own examples accepted',
  typeErrors: 'Type errors',
  verdict: 'Result',
};

/** The results as a page. */
export function printResults(results: readonly Result[]): string {
  const columns = Object.keys(head) as (keyof Result)[];
  const generated = results.filter(({ verdict }) => verdict === 'generated').length;
  return [
    '# Real documents',
    '',
    'What the generator makes of published documents. `npm run test:corpus` compares this page with what it finds, and',
    'writes it anew with `-- -u`. Type errors are those of TypeScript 7 in all declarations, with `strict`,',
    '`exactOptionalPropertyTypes` and without `skipLibCheck`; all validators are imported, and run on the examples that',
    'the document itself gives. An example that is not accepted breaks the schema beside which it stands. A refused',
    'document gets error findings that say what is wrong with it.',
    '',
    `${results.length} documents, ${generated} generated.`,
    '',
    row(columns.map((column) => head[column])),
    row(columns.map(() => '---')),
    ...results.map((result) => row(columns.map((column) => result[column]))),
    '',
  ].join('\n');
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}
