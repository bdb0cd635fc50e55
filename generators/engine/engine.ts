import { availableParallelism } from 'node:os';
import type { Places } from '../diagnostics/place.ts';
import type { Emission, Emitter } from '../emit/emitter.ts';
import { packFile, type PackedFile } from '../emit/encoded-file.ts';
import { gather, printLot, type PrintedEmission } from '../emit/print-emission.ts';
import type { ApiModel } from '../model/model.ts';
import { Claims } from './claims.ts';
import type { PrintedLot } from './job.ts';
import { allLots, type Lot } from './lots.ts';
import { PrintMemory, type PrintedUnits } from './print-memory.ts';
import { PrinterThread } from './thread.ts';

/** One more thread is enough: all work that takes long has started by then. */
const MOST_THREADS = 1;

/** The output of emitters for a model, by emitter. */
export type Printed = ReadonlyMap<string, PrintedEmission>;

/**
 * Prints the units of emitters, expensive ones on other threads too. Threads take lots from the first, this thread from
 * the last, so that all are busy until nothing is left. Lots marked `apart` are left to threads, which have loaded
 * what these need.
 */
export class Engine {
  readonly #emitters: readonly Emitter[];
  readonly #shared: ReadonlySet<string>;
  readonly #threads: readonly PrinterThread[];
  readonly #memory = new PrintMemory();

  /**
   * Starts threads if an emitter is shared with them.
   * @param options `shares`: whether other threads can print what this one prints, as they do not have plug-ins;
   * `threadMemory`: the MiB that each of them may use
   */
  constructor(
    emitters: readonly Emitter[],
    { shares, threadMemory }: { readonly shares: boolean; readonly threadMemory?: number },
  ) {
    this.#emitters = emitters;
    const recipes = shares ? emitters.flatMap(({ recipe }) => recipe ?? []) : [];
    const count = recipes.length === 0 ? 0 : Math.min(MOST_THREADS, availableParallelism() - 1);
    this.#threads = Array.from({ length: count }, () => new PrinterThread(recipes, threadMemory));
    this.#shared = new Set(count === 0 ? [] : recipes.map(({ name }) => name));
  }

  /** Prints a model, once. */
  async print(model: ApiModel, places: Places): Promise<Printed> {
    const emissions = await this.#emit(model, places);
    return assemble(emissions, await this.#printAll(model, emissions));
  }

  /**
   * Prints one model after the other: after the first, only the units whose input has changed. The first model uses all
   * threads, which end with it. An edit is printed here faster than another thread would get its copy of the model.
   */
  async printAgain(model: ApiModel, places: Places): Promise<Printed> {
    const emissions = await this.#emit(model, places, this);
    if (!this.#memory.isEmpty) return assemble(emissions, await this.#memory.print(emissions));
    const printed = await this.#printAll(model, emissions);
    this.#memory.remember(emissions, printed);
    await this.end();
    return assemble(emissions, printed);
  }

  async #emit(model: ApiModel, places: Places, session?: object): Promise<ReadonlyMap<string, Emission>> {
    const emissions = new Map<string, Emission>();
    for (const emitter of this.#emitters)
      emissions.set(emitter.name, await emitter.emit(model, places, session));
    return emissions;
  }

  async #printAll(model: ApiModel, emissions: ReadonlyMap<string, Emission>): Promise<PrintedUnits> {
    const lots = allLots(emissions);
    const claims = Claims.of(lots.length);
    const elsewhere = this.#threads.map((thread) => thread.print({ model, lots, claims: claims.memory }));
    // A thread that fails while this one prints is reported below.
    for (const each of elsewhere) each.catch(() => {});
    const isOurs = ({ emitter, apart }: Lot): boolean => !apart || !this.#shared.has(emitter);
    const own = await printLots({ lots, emissions, claims, isOurs });
    const all = own.length < lots.length ? [...own, ...(await Promise.all(elsewhere)).flat()] : [...own];
    // Lots that a thread had no memory for are printed here.
    const done = new Set(all.map(([index]) => lots[index]));
    const isLeft = (lot: Lot): boolean => !done.has(lot);
    all.push(...(await printLots({ lots, emissions, claims: Claims.of(lots.length), isOurs: isLeft })));
    const ofEmitters = Map.groupBy(all, ([index]) => lots[index]?.emitter);
    const printed = new Map<string, readonly (readonly PackedFile[])[]>();
    for (const [name, emission] of emissions) {
      const units = (ofEmitters.get(name) ?? []).flatMap(([, each]) => [...each]);
      const files = await gather(emission, new Map(units));
      printed.set(
        name,
        files.map((each) => each.map(packFile)),
      );
    }
    return printed;
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }
}

/** Prints this thread's lots that are not yet taken, from the last. */
async function printLots(given: {
  readonly lots: readonly Lot[];
  readonly emissions: ReadonlyMap<string, Emission>;
  readonly claims: Claims;
  readonly isOurs: (lot: Lot) => boolean;
}): Promise<readonly PrintedLot[]> {
  const { lots, emissions, claims, isOurs } = given;
  const printed: PrintedLot[] = [];
  for (const [index, lot] of [...lots.entries()].toReversed()) {
    const emission = emissions.get(lot.emitter);
    if (emission === undefined || !isOurs(lot) || !claims.take(index)) continue;
    printed.push([index, await printLot(emission, lot.indices, packFile)]);
  }
  return printed;
}

function assemble(emissions: ReadonlyMap<string, Emission>, printed: PrintedUnits): Printed {
  return new Map(
    [...emissions].map(([name, { findings }]) => [
      name,
      { files: (printed.get(name) ?? []).flat(), findings },
    ]),
  );
}
