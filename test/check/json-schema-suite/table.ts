import { format, resolveConfig } from 'prettier';
import { causes } from './causes.ts';
import type { Outcome } from './outcome.ts';

const INTRODUCTION = `# The JSON Schema 2020-12 test suite

What validators make of the official test suite of JSON Schema, as the Debian package
\`libtest-json-schema-acceptance-perl\` 1.019-1 carries it. Each schema is read as a file of an OpenAPI document, so
that it goes the way of any other schema. \`npm run suite\` fetches the suite, and
\`npx vitest run test/check/json-schema-suite.test.ts\` compares the results with this table (\`--update\` writes it).`;

/** The published table, for a file at a path. */
export async function tableOf(outcomes: readonly Outcome[], path: string): Promise<string> {
  const required = outcomes.filter(({ name }) => !name.startsWith('optional/'));
  const optional = outcomes.filter(({ name }) => name.startsWith('optional/'));
  const met = new Set(outcomes.flatMap(({ failed }) => [...failed.keys()]));
  const text = [
    INTRODUCTION,
    ...section('Required tests', required),
    ...section('Optional tests', optional),
    '## Why tests fail',
    [...met].map((cause) => `- **${cause}**: ${causes[cause]}`).join('\n'),
  ].join('\n\n');
  return format(text, { ...(await resolveConfig(path)), parser: 'markdown' });
}

function section(title: string, outcomes: readonly Outcome[]): readonly string[] {
  const total = sum(outcomes.map((outcome) => outcome.total));
  const passed = sum(outcomes.map((outcome) => outcome.passed));
  const refused = sum(outcomes.map(refusedOf));
  return [
    `## ${title}`,
    `${passed} of ${total} pass; ${refused} are about schemas that are refused by design (**elsewhere**).`,
    [
      '| keyword | passed | tests | refused by design | failed | why |',
      '| --- | ---: | ---: | ---: | ---: | --- |',
      ...outcomes.filter((outcome) => outcome.total > 0).map(row),
    ].join('\n'),
  ];
}

function row(outcome: Outcome): string {
  const { name, passed, total, failed } = outcome;
  const refused = refusedOf(outcome);
  const why = [...failed].map(([cause, count]) => `${cause} ${count}`).toSorted();
  const cells = [name.replace('optional/', ''), passed, total, refused, total - passed - refused];
  return `| ${[...cells, why.join(', ')].join(' | ')} |`;
}

function refusedOf({ failed }: Outcome): number {
  return failed.get('elsewhere') ?? 0;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
