import { expect, it } from 'vitest';
import { Comparison, type Compared } from '../../generators/diff/compare/comparison.ts';
import { loadModel } from '../../generators/pipeline.ts';
import type { Schema } from '../../generators/schema/schema.ts';
import type { Json } from '../../generators/json/json.ts';
import { WorkFolder } from '../cli/process.ts';
import { isFetched, readSuite } from './containment-suite/suite.ts';

interface Read extends Compared {
  readonly schema: Schema;
}

/** The document with a schema as its only one; undefined where the toolkit refuses it or reads it in its own way. */
async function read(folder: WorkFolder, schema: Json): Promise<Read | undefined> {
  const content = { 'application/json': { schema } };
  folder.write(
    'api.json',
    JSON.stringify({
      openapi: '3.1.1',
      info: { title: 'Test', version: '1' },
      paths: { '/a': { get: { operationId: 'a', responses: { 200: { description: 'A.', content } } } } },
    }),
  );
  const { model, source, findings } = await loadModel(`${folder.path}/api.json`);
  const found = model?.operations[0]?.responses[0]?.content[0]?.schema;
  if (model === undefined || source === undefined || found === undefined) return undefined;
  const isExact = findings.every(({ severity }) => severity === 'note');
  return isExact ? { model, places: source.places, schema: found } : undefined;
}

function isProven(values: Read, rules: Read): boolean {
  const comparison = new Comparison(values, rules, { steps: Infinity, end: Infinity });
  return comparison.forward('response').contains([values.schema], [rules.schema]).isProven;
}

it('proves of the published containment suite only what holds, and most of that', async ({ skip }) => {
  if (!isFetched) skip('The suite is not there: `npm run suite:containment` fetches it.');
  const folder = new WorkFolder({});
  const wrong: string[] = [];
  const count = { read: 0, contained: 0, proven: 0 };
  for (const { name, schema1, schema2, tests } of readSuite()) {
    const [one, other] = [await read(folder, schema1), await read(folder, schema2)];
    if (one === undefined || other === undefined) continue;
    count.read += 1;
    const directions = [
      [one, other, tests.s1SubsetEqOfs2, '1 in 2'],
      [other, one, tests.s2SubsetEqOfs1, '2 in 1'],
    ] as const;
    for (const [values, rules, holds, direction] of directions) {
      if (holds === undefined) continue;
      const proof = isProven(values, rules);
      if (proof && !holds) wrong.push(`${name}: ${direction}`);
      if (!holds) continue;
      count.contained += 1;
      if (proof) count.proven += 1;
    }
  }
  expect(wrong).toEqual([]);
  // What is not proven is unknown to the proof: a lower count is a loss, a higher one is to be written here.
  expect(count).toEqual({ read: 2360, contained: 2182, proven: 1427 });
});
