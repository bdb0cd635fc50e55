import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { failuresIn, verifyInProcess } from '../../conformance/run.ts';
import { loadModel } from '../../../generators/pipeline.ts';
import { shopFaults } from './faults/all.ts';
import { Shop, TOKEN } from './shop.ts';

const { model } = await loadModel(fileURLToPath(new URL('shop.yaml', import.meta.url)));
if (model === undefined) throw new Error('The document has errors.');

/** What is found of a shop. */
async function foundIn(plant: (shop: Shop) => void, strict: boolean): Promise<readonly string[]> {
  if (model === undefined) return [];
  const shop = new Shop();
  plant(shop);
  const server = { answer: (request: Request) => shop.answer(request), baseUrl: 'http://shop.example/v1' };
  return failuresIn(await verifyInProcess(model, server, { strict, token: TOKEN }));
}

test.each([true, false])(
  'a server that was written by hand after its document has no fault (strict: %j)',
  async (strict) => {
    expect(await foundIn(() => {}, strict)).toEqual([]);
  },
);

describe.each(shopFaults)('%s', (about, all) => {
  let caught = 0;
  afterAll(() => console.log(`shop, ${about}: ${caught} of ${all.length} caught`));

  test.for(all)('%s', async ([, plant]) => {
    const found = await foundIn(plant, true);
    expect(found).not.toEqual([]);
    caught += 1;
  });
});
