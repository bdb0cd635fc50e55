import { expect, it } from 'vitest';
import { noPlaces } from '../../generators/diagnostics/no-places.ts';
import { docsEmitter } from '../../generators/emit/docs/emitter.ts';
import type { DocsOptions } from '../../generators/emit/docs/options.ts';
import { buildSite } from '../../generators/emit/docs/site.ts';
import { emitters } from '../../generators/emit/registry.ts';
import { typesEmitter } from '../../generators/emit/types/emitter.ts';
import type { PrintedLot } from '../../generators/engine/job.ts';
import { Claims } from '../../generators/engine/claims.ts';
import { Engine, type Printed } from '../../generators/engine/engine.ts';
import { PrinterThread } from '../../generators/engine/thread.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { emitted } from '../emit/emitted.ts';
import { modelOf } from '../types/model-of.ts';

const guide = { slug: 'first', title: 'First', summary: 'Steps', order: 1, text: '[Lost](lost.md)' };
const docsOptions = (since: ApiModel): DocsOptions => ({
  guides: [guide],
  url: 'https://docs.example/api/',
  since,
});

it.each(['examples/library/openapi.yaml', 'test/docs/hostile.yaml'])(
  'prints %s with threads as it prints it alone, file by file',
  async (document) => {
    const { model } = await loadModel(document);
    if (model === undefined) throw new Error('The document was refused.');
    const printed = [true, false].map((shares) =>
      printBy(new Engine([...emitters, docsEmitter(docsOptions(model))], { shares }), model),
    );
    const [one, other] = await Promise.all(printed);
    expect(one).toEqual(other);
    expect(other?.get('docs')).toEqual(await buildSite({ model, ...docsOptions(model) }));
  },
);

it('lets a thread print what nobody has taken, and nothing else', async () => {
  const model = modelOf({ schemas: { A: { type: 'string' } } });
  const all = await emitted(typesEmitter, model);
  const left = await printInThread(model, []);
  const files = left.flatMap(({ units }) => [...units.values()].flat());
  // The index is made of the others, here.
  expect(new Set(files)).toEqual(new Set(all.files.filter(({ path }) => path !== 'types/index.d.ts')));
  const [{ index: taken } = { index: 0 }] = left;
  expect((await printInThread(model, [taken])).map(({ index }) => index)).not.toContain(taken);
});

it('lets nobody take a lot twice, or one that there is no place for', () => {
  const here = new Claims(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const there = new Claims(here.memory);
  const taken = [here.take(1), there.take(1), there.take(0), here.take(0), here.take(2)];
  expect(taken).toEqual([true, false, true, false, false]);
});

it('reports what fails in a thread', async () => {
  const broken = { ...modelOf({}), operations: [{}] } as unknown as ApiModel;
  await expect(printInThread(broken, [])).rejects.toThrow(TypeError);
});

it('prints itself what a thread has no memory for', async () => {
  const model = modelOf({ schemas: { A: { type: 'string' } } });
  // The types are made from it, so a thread that prints them gets it too. It is many small lists: V8 ends the whole
  // process, and not the thread alone, where one list is larger than what a thread may take to come to its end.
  const lists = Array.from({ length: 2_000 }, () => Array.from({ length: 1_000 }, () => [0]));
  const large = { ...model, bundle: { ...model.bundle, 'x-large': lists } };
  const engine = new Engine([typesEmitter], { shares: true, threadMemory: 160 });
  const { files = [] } = (await printBy(engine, large)).get('types') ?? {};
  expect(files.length).toBeGreaterThan(0);
  expect(files).toEqual((await emitted(typesEmitter, model)).files);
});

async function printBy(engine: Engine, model: ApiModel): Promise<Printed> {
  try {
    return await engine.print(model, noPlaces);
  } finally {
    await engine.end();
  }
}

async function printInThread(model: ApiModel, taken: readonly number[]): Promise<readonly PrintedLot[]> {
  const claims = new Claims();
  for (const index of taken) claims.take(index);
  const thread = new PrinterThread([{ name: 'types' }]);
  try {
    return await thread.print({ model, claims: new Map([['types', claims.memory]]) });
  } finally {
    await thread.end();
  }
}
