import { expect, it } from 'vitest';
import { noPlaces } from '../../generators/diagnostics/no-places.ts';
import { emitters } from '../../generators/emit/registry.ts';
import { typesEmitter } from '../../generators/emit/types/emitter.ts';
import type { PrintedLots } from '../../generators/engine/job.ts';
import { Claims } from '../../generators/engine/claims.ts';
import { Engine } from '../../generators/engine/engine.ts';
import { lotsOf } from '../../generators/engine/lots.ts';
import { PrinterThread } from '../../generators/engine/thread.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { emitted } from '../emit/emitted.ts';
import { modelOf } from '../types/model-of.ts';

it('prints with threads what it prints alone', async () => {
  const { model } = await loadModel('examples/library/openapi.yaml');
  if (model === undefined) throw new Error('The document was refused.');
  const printed = [true, false].map((shares) => printBy(new Engine(emitters, { shares }), model));
  const [one, other] = await Promise.all(printed);
  expect(one).toEqual(other);
});

it('lets a thread print what nobody has taken, and nothing else', async () => {
  const model = modelOf({ schemas: { A: { type: 'string' } } });
  const all = await emitted(typesEmitter, model);
  const left = await printInThread(model, []);
  expect(new Set([...left.values()].flat(2))).toEqual(new Set(all.files));
  const [taken] = [...left.keys()];
  expect([...(await printInThread(model, [taken ?? 0])).keys()]).not.toContain(taken);
});

it('reports what fails in a thread', async () => {
  const model = modelOf({});
  const broken = { ...model, bundle: { paths: { '/a': { get: { parameters: 5 } } } } };
  await expect(printInThread(broken, [])).rejects.toThrow(TypeError);
});

async function printBy(engine: Engine, model: ApiModel): Promise<unknown> {
  try {
    return await engine.print(model, noPlaces);
  } finally {
    await engine.end();
  }
}

async function printInThread(model: ApiModel, taken: readonly number[]): Promise<PrintedLots> {
  const lots = lotsOf(new Map([['types', await typesEmitter.emit(model, noPlaces)]]));
  const claims = Claims.of(lots.length);
  for (const index of taken) claims.take(index);
  const thread = new PrinterThread('types');
  try {
    return await thread.print({ emitters: ['types'], model, lots, claims: claims.memory });
  } finally {
    await thread.end();
  }
}
