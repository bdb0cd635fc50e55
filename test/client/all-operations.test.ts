import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Layout } from '../../generators/model/layout.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import { tsModelOf } from '../../generators/typescript/ts-model.ts';
import { workshop } from '../server/workshop.ts';
import { specification } from './generated.ts';
import { Pair } from './pair.ts';
import { answersOf } from './returned.ts';
import { inText, requestsOf } from './sent.ts';

const clashing = fileURLToPath(new URL('../layout/fixtures/clashing.yaml', import.meta.url));

describe.each<[string, Layout, string, string[]]>([
  ['the specification', 'operation', specification, []],
  ['the specification', 'family', specification, []],
  // The one only redirects; of the other no sample of an answer is found.
  ['the workshop', 'operation', workshop, ['listTools', 'getNewestTool']],
  ['the workshop', 'family', workshop, ['listTools', 'getNewestTool']],
  ['names that clash in modules', 'operation', clashing, []],
  ['names that clash in modules', 'family', clashing, []],
])('every operation of %s, with files by %s', async (_name, layout, document, untested) => {
  const loaded = await loadModel(document);
  if (loaded.model === undefined) throw new Error('The document has errors.');
  const model = tsModelOf(loaded.model);
  const sampler = createSampler(model);
  const table = model.operations
    .filter((operation) => answersOf(operation, sampler).length > 0)
    .map((operation) => [operation.id, operation] as const);
  let pair: Pair;

  beforeAll(async () => {
    pair = await Pair.start(document, model, layout);
  });

  afterAll(() => pair.end());

  test('is tested', () => {
    const tested = new Set(table.map(([id]) => id));
    expect(model.operations.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual(untested);
  });

  test.each(table)(
    '%s: what arrives is what was sent, what returns is what was given',
    async (_id, operation) => {
      const [first] = answersOf(operation, sampler);
      for (const { args, want } of requestsOf(model, operation, sampler)) {
        const { arrived } = await pair.call(operation, args, first?.answer ?? { status: 204 });
        expect(inText(model, operation, arrived)).toEqual(inText(model, operation, want));
      }
      const [request] = requestsOf(model, operation, sampler);
      for (const { answer, want } of answersOf(operation, sampler)) {
        const { returned } = await pair.call(operation, request?.args, answer);
        expect(returned).toEqual(want);
      }
    },
  );
});
