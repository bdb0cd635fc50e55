import { parentPort, workerData } from 'node:worker_threads';
import { keepCompiledCode } from '../compile-cache.ts';
import type { Recipe } from '../emit/emitter.ts';
import type { Job, SentLot } from './job.ts';

// This is a setting of each thread, for modules that are imported afterwards.
keepCompiledCode();
const [{ noPlaces }, { makeEmitter }, { lotsOf, printLot }, { encodeFile }, { Claims }] = await Promise.all([
  import('../diagnostics/no-places.ts'),
  import('./shared-emitters.ts'),
  import('../emit/print-emission.ts'),
  import('../emit/encoded-file.ts'),
  import('./claims.ts'),
]);
const emitters = await Promise.all((workerData as readonly Recipe[]).map(makeEmitter));

/** One job per thread: it receives the model, and sends each printed lot as soon as it is finished. */
parentPort?.once('message', async ({ model, claims }: Job) => {
  for (const emitter of emitters) {
    const ours = new Claims(claims.get(emitter.name));
    const emission = await emitter.emit(model, noPlaces);
    for (const [index, indices] of lotsOf(emission).entries()) {
      if (!ours.take(index)) continue;
      const units = await printLot(emission, indices, encodeFile);
      const sent: SentLot = { emitter: emitter.name, index, units };
      parentPort?.postMessage(
        sent,
        [...units.values()].flatMap((files) => files.map(({ bytes }) => bytes.buffer)),
      );
    }
  }
  parentPort?.postMessage(undefined, []);
});
