import { describe, expect, test } from 'vitest';
import { emitterNames } from '../../../generators/emit/emitter-names.ts';
import { outputOf } from '../../outputs/output.ts';
import { Generated } from '../artifacts/generated.ts';
import { operationPath, type OperationArtifact } from '../artifacts/operation-files.ts';
import { comparisons } from './all.ts';
import type { Disagreement } from './comparison.ts';
import { files } from './files.ts';
import { DOCUMENT, loadSources } from './sources.ts';

const folder = await outputOf({ document: DOCUMENT, emitters: emitterNames, layout: 'family' });
const own = await loadSources();
const { operations } = own.facts;
const sources = { ...own, generated: new Generated(folder, undefined, operations) };

/** Comparisons of what stands in files of operations, or else of families. */
const ofOperations = comparisons.flatMap(({ artifact, operation }) =>
  operation === undefined || artifact === 'docs' ? [] : [{ artifact, operation }],
);

describe.each(ofOperations)('$artifact of families and the document', ({ operation }) => {
  test.each(operations.map((each) => [each.id, each] as const))('agree on %s', async (_id, each) => {
    expect(await operation(sources, each)).toEqual([]);
  });
});

test('there is a file for each family, and no other', async () => {
  expect(await files.whole?.(sources)).toEqual([]);
});

test.each<[artifact: OperationArtifact, from: RegExp | string, to: string]>([
  ['types', /(GetProjectPath \{[^]*?\n {2})id:/, '$1ids:'],
  ['server', 'GetProjectHandler<', 'GetProjectsHandler<'],
  ['client', '`GET /projects/{id}`', '`PUT /projects/{id}`'],
  ['validators', 'Validator<GetProjectPath>', 'Validator<GetProjectQuery>'],
])('a fault of %s in the file of a family is found', async (artifact, from, to) => {
  const operation = operations.filter(({ id }) => id === 'getProject');
  const changes = operation.map((each): [string, string] => {
    const path = `${operationPath(sources.generated, artifact, each)}.d.ts`;
    return [path, (sources.generated.text(path) ?? '').replace(from, to)];
  });
  const faulty = { ...sources, generated: new Generated(folder, new Map(changes), operations) };
  const found: Disagreement[] = [];
  for (const each of operation)
    for (const comparison of ofOperations) found.push(...(await comparison.operation(faulty, each)));
  expect(new Set(found.map(({ name }) => name.split('/')[0]))).toEqual(new Set([artifact]));
});
