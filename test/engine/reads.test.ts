import { expect, it } from 'vitest';
import { noPlaces } from '../../generators/diagnostics/no-places.ts';
import { docsEmitter } from '../../generators/emit/docs/emitter.ts';
import { isGathering } from '../../generators/emit/print-emission.ts';
import { emitters } from '../../generators/emit/registry.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { Watched } from './watched.ts';

/** Every seventh unit of the document is printed, which covers each kind of unit. */
const STEP = 7;

const { model } = await loadModel('spec/openapi.yaml', { root: '.' });
if (model === undefined) throw new Error('The document was refused.');

/** Those of the registry, and those that are made for what they are given. */
const all = [...emitters, docsEmitter({ guides: [], url: undefined })];

it.each(all)('units of $name read nothing of the model that they do not name', async (emitter) => {
  const watched = new Watched();
  const { files } = await emitter.emit(watched.watch(model), noPlaces);
  const faults = new Set<string>();
  let printed = 0;
  for (const [index, unit] of files.entries()) {
    if (!('print' in unit) || (index % STEP !== 0 && !isGathering(unit))) continue;
    // What a unit gathers was printed from what the units before it name: as long as that stays, it is not printed again.
    const before = isGathering(unit) ? files.slice(0, index) : [];
    const reads = [...before, unit].flatMap((each) => ('reads' in each ? each.reads() : []));
    const named = watched.objectsIn(reads);
    // The lists themselves are asked for what is in them.
    if (named.has(model) || named.has(model.bundle)) continue;
    printed += 1;
    watched.read.clear();
    await unit.print([]);
    const lists = new Set<object>([model, ...Object.values(model).filter(Array.isArray)]);
    for (const object of watched.read)
      if (!named.has(object) && !lists.has(object)) faults.add(`${unit.path}: ${shown(object)}`);
  }
  expect([...faults]).toEqual([]);
  expect(printed).toBeGreaterThanOrEqual(files.length > 50 ? 20 : 0);
});

function shown(object: object): string {
  return JSON.stringify(object).slice(0, 80);
}
