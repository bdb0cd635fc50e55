import { describe, expect, test } from 'vitest';
import { comparisons } from './all.ts';
import { loadSources } from './sources.ts';

const sources = await loadSources();
const operations = sources.facts.operations.map((operation) => [operation.id, operation] as const);
const ofOperations = comparisons.flatMap(({ artifact, operation }) =>
  operation === undefined ? [] : [{ artifact, operation }],
);
const ofSchemas = comparisons.flatMap(({ artifact, schema }) =>
  schema === undefined ? [] : [{ artifact, schema }],
);
const ofAll = comparisons.flatMap(({ artifact, whole }) =>
  whole === undefined ? [] : [{ artifact, whole }],
);

test('the document has operations and schemas', () => {
  expect([operations.length, sources.facts.schemas.size]).toEqual([139, 189]);
});

describe.each(ofOperations)('$artifact and the document', ({ operation }) => {
  test.each(operations)('agree on %s', async (_id, each) => {
    expect(await operation(sources, each)).toEqual([]);
  });
});

describe.each(ofSchemas)('$artifact and the document', ({ schema }) => {
  test.each([...sources.facts.schemas.keys()])('agree on %s', async (name) => {
    expect(await schema(sources, name)).toEqual([]);
  });
});

test.each(ofAll)('$artifact and the document agree as a whole', async ({ whole }) => {
  expect(await whole(sources)).toEqual([]);
});
