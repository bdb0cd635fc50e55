import { refuseFlaws } from '../../../generators/diagnostics/severities.ts';
import { liveValidators } from '../../../generators/check/live.ts';
import { buildModel } from '../../../generators/model/build.ts';
import { readFiles } from '../../source/document-folder.ts';
import { causeOfFile, causeOfRefusal, type Cause } from './causes.ts';
import type { Group, SuiteFile } from './suite.ts';
import { schemaAt } from '../../../generators/schema/named.ts';

/** What became of the tests of one file. */
export interface Outcome {
  readonly name: string;
  readonly total: number;
  readonly passed: number;
  /** The number of tests that failed, by what they failed for. */
  readonly failed: ReadonlyMap<Cause, number>;
  /** Groups with failures that nothing explains. */
  readonly unexplained: readonly string[];
}

const openapi = {
  openapi: '3.1.1',
  info: { title: 'Suite', version: '1' },
  paths: {},
  components: { schemas: { Root: { $ref: './schema.json' } } },
};

export async function outcomeOf({ name, groups }: SuiteFile): Promise<Outcome> {
  const failed = new Map<Cause, number>();
  const unexplained: string[] = [];
  for (const group of groups) {
    const { failures, refusal } = await failuresOf(group);
    if (failures === 0) continue;
    const cause = refusal === undefined ? causeOfFile(name) : causeOfRefusal(refusal);
    if (cause === undefined) unexplained.push(`${name}: ${group.description}`);
    else failed.set(cause, (failed.get(cause) ?? 0) + failures);
  }
  const total = groups.reduce((sum, { tests }) => sum + tests.length, 0);
  const failures = [...failed.values()].reduce((sum, count) => sum + count, 0);
  return { name, total, passed: total - failures, failed, unexplained };
}

/** How many tests of a group fail: all, where its schema is refused. The schema is a file, so it is the root of its references. */
async function failuresOf({
  schema,
  tests,
}: Group): Promise<{ readonly failures: number; readonly refusal?: string }> {
  const { document, findings } = await readFiles({
    'openapi.json': JSON.stringify(openapi),
    'schema.json': JSON.stringify(schema),
  });
  // What a reference that leads nowhere is taken for says nothing of the schema.
  const errors = refuseFlaws(findings).filter(({ severity }) => severity === 'error');
  if (document === undefined || errors.length > 0) {
    return {
      failures: tests.length,
      refusal: errors.map(({ code, message }) => `${code}: ${message}`).join('\n'),
    };
  }
  const { model } = buildModel(document);
  const validate = liveValidators(model).schema(schemaAt(model, '#/components/schemas/Root'), 'response');
  return { failures: tests.filter(({ data, valid }) => (validate(data).length === 0) !== valid).length };
}
