import { parentPort, workerData } from 'node:worker_threads';
import { keepCompiledCode } from '../compile-cache.ts';
import type { Emission, Recipe } from '../emit/emitter.ts';
import type { Job, SentLot } from './job.ts';

// This is a setting of each thread, for modules that are imported afterwards.
keepCompiledCode();
const [{ noPlaces }, { makeEmitter }, { printLot }, { encodeFile }, { Claims }] = await Promise.all([
  import('../diagnostics/no-places.ts'),
  import('./shared-emitters.ts'),
  import('../emit/print-emission.ts'),
  import('../emit/encoded-file.ts'),
  import('./claims.ts'),
]);
const recipes = workerData as readonly Recipe[];
const [first] = recipes;
if (first !== undefined) await (await makeEmitter(first)).load?.();

/** One job per thread: it receives the lots, and sends each printed lot as soon as it is finished. */
parentPort?.once('message', async ({ model, lots, claims: memory }: Job) => {
  const claims = new Claims(memory);
  const emissions = new Map<string, Emission>();
  for (const [index, { emitter, indices }] of lots.entries()) {
    const recipe = recipes.find(({ name }) => name === emitter);
    if (recipe === undefined || !claims.take(index)) continue;
    const emission = emissions.get(emitter) ?? (await (await makeEmitter(recipe)).emit(model, noPlaces));
    emissions.set(emitter, emission);
    const units = await printLot(emission, indices, encodeFile);
    const sent: SentLot = [index, units];
    parentPort?.postMessage(
      sent,
      [...units.values()].flatMap((files) => files.map(({ bytes }) => bytes.buffer)),
    );
  }
  parentPort?.postMessage(undefined, []);
});
