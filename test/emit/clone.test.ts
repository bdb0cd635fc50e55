import { expect, it } from 'vitest';
import { buildSite } from '../../generators/emit/docs/build-site.ts';
import { emitters } from '../../generators/emit/registry.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { emitted } from './emitted.ts';

it.each(['spec/openapi.yaml', 'examples/library/openapi.yaml'])(
  'the model of %s is plain data',
  async (document) => {
    const { model } = await loadModel(document, { root: '.' });
    expect(structuredClone(model)).toStrictEqual(model);
  },
);

it('a clone of a model gives the same outputs', async () => {
  const { model } = await loadModel('examples/library/openapi.yaml');
  if (model === undefined) throw new Error('The document was refused.');
  expect(await outputsOf(structuredClone(model))).toEqual(await outputsOf(model));
});

async function outputsOf(model: ApiModel): Promise<unknown> {
  return Promise.all([
    ...emitters.map((emitter) => emitted(emitter, model)),
    buildSite({ model, guides: [], url: undefined }),
  ]);
}
