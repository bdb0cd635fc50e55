import { parentPort, workerData } from 'node:worker_threads';
import { keepCompiledCode } from '../compile-cache.ts';
import type { Emission, OutputFile } from '../emit/emitter.ts';
import type { SharedName } from './shared-emitters.ts';
import type { Job } from './job.ts';

// A setting of each thread, for what is imported afterwards.
keepCompiledCode();
const [{ noPlaces }, { loadEmitter }, { printUnits }, { Claims }, { unitsOf }] = await Promise.all([
  import('../diagnostics/no-places.ts'),
  import('./shared-emitters.ts'),
  import('../emit/print-emission.ts'),
  import('./claims.ts'),
  import('./lots.ts'),
]);
const { first } = workerData as { readonly first: SharedName };
await (await loadEmitter(first)).load?.();

/** One job per thread: lots come in, and those that were printed here go out. */
parentPort?.once('message', async ({ emitters, model, lots, claims: memory }: Job) => {
  const claims = new Claims(memory);
  const emissions = new Map<string, Emission>();
  const printed = new Map<number, readonly (readonly OutputFile[])[]>();
  for (const [index, lot] of lots.entries()) {
    const name = emitters.find((each) => each === lot.emitter);
    if (name === undefined || !claims.take(index)) continue;
    const emitter = await loadEmitter(name);
    const emission = emissions.get(lot.emitter) ?? (await emitter.emit(model, noPlaces));
    emissions.set(lot.emitter, emission);
    printed.set(index, await printUnits(unitsOf(lot, emission)));
  }
  parentPort?.postMessage(printed, []);
});
