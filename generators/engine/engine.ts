import { availableParallelism } from 'node:os';
import type { Places } from '../diagnostics/place.ts';
import type { Emission, Emitter } from '../emit/emitter.ts';
import { packFile, type PackedFile } from '../emit/encoded-file.ts';
import { gather, printLot, type PrintedEmission } from '../emit/print-emission.ts';
import type { ApiModel } from '../model/model.ts';
import { Claims } from './claims.ts';
import type { Job, LotPlace, PrintedLot } from './job.ts';
import { allLots, type Lot } from './lots.ts';
import { PrintMemory, type PrintedUnits } from './print-memory.ts';
import { PrinterThread } from './thread.ts';

/** One more thread is enough: all work that takes long has started by then. */
const MOST_THREADS = 1;

/** The output of emitters for a model, by emitter. */
export type Printed = ReadonlyMap<string, PrintedEmission>;

/**
 * Prints the units of emitters, expensive ones on other threads too. Threads take lots from the first, this thread from
 * the last, so that all are busy until nothing is left.
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
    const elsewhere = this.#begin(model);
    const emissions = await this.#emit(model, places);
    return assemble(emissions, await printAll(emissions, elsewhere));
  }

  /**
   * Prints one model after the other: after the first, only the units whose input has changed. The first model uses all
   * threads, which end with it. An edit is printed here faster than another thread would get its copy of the model.
   */
  async printAgain(model: ApiModel, places: Places): Promise<Printed> {
    const elsewhere = this.#memory.isEmpty ? this.#begin(model) : undefined;
    const emissions = await this.#emit(model, places, this);
    if (elsewhere === undefined) return assemble(emissions, await this.#memory.print(emissions));
    const printed = await printAll(emissions, elsewhere);
    this.#memory.remember(emissions, printed);
    await this.end();
    return assemble(emissions, printed);
  }

  /** Gives the model to the threads. They begin while this thread loads what it prints with. */
  #begin(model: ApiModel): Elsewhere {
    const claims = new Map([...this.#shared].map((name) => [name, new Claims()]));
    const job: Job = { model, claims: new Map([...claims].map(([name, { memory }]) => [name, memory])) };
    const printed = this.#threads.map((thread) => thread.print(job));
    // A thread that fails while this one prints is reported when its lots are asked for.
    for (const each of printed) each.catch(() => {});
    return { claims, printed };
  }

  async #emit(model: ApiModel, places: Places, session?: object): Promise<ReadonlyMap<string, Emission>> {
    const emissions = new Map<string, Emission>();
    for (const emitter of this.#emitters)
      emissions.set(emitter.name, await emitter.emit(model, places, session));
    return emissions;
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }
}

/** What threads print beside this one. */
interface Elsewhere {
  /** By the names of the emitters that they share. */
  readonly claims: ReadonlyMap<string, Claims>;
  readonly printed: readonly Promise<readonly PrintedLot[]>[];
}

async function printAll(
  emissions: ReadonlyMap<string, Emission>,
  { claims, printed: elsewhere }: Elsewhere,
): Promise<PrintedUnits> {
  const lots = allLots(emissions);
  const own = await printLots(
    lots,
    emissions,
    ({ emitter, index }) => claims.get(emitter)?.take(index) ?? true,
  );
  const all = own.length < lots.length ? [...own, ...(await Promise.all(elsewhere)).flat()] : [...own];
  // Lots that a thread had no memory for are printed here.
  const done = new Set(all.map(keyOf));
  all.push(...(await printLots(lots, emissions, (lot) => !done.has(keyOf(lot)))));
  const ofEmitters = Map.groupBy(all, ({ emitter }) => emitter);
  const printed = new Map<string, readonly (readonly PackedFile[])[]>();
  for (const [name, emission] of emissions) {
    const units = (ofEmitters.get(name) ?? []).flatMap((lot) => [...lot.units]);
    const files = await gather(emission, new Map(units));
    printed.set(
      name,
      files.map((each) => each.map(packFile)),
    );
  }
  return printed;
}

/** Prints the lots that this thread takes, from the last. */
async function printLots(
  lots: readonly Lot[],
  emissions: ReadonlyMap<string, Emission>,
  takes: (lot: Lot) => boolean,
): Promise<readonly PrintedLot[]> {
  const printed: PrintedLot[] = [];
  for (const lot of lots.toReversed()) {
    const { emitter, index, indices } = lot;
    const emission = emissions.get(emitter);
    if (emission === undefined || !takes(lot)) continue;
    printed.push({ emitter, index, units: await printLot(emission, indices, packFile) });
  }
  return printed;
}

function keyOf({ emitter, index }: LotPlace): string {
  return `${emitter} ${index}`;
}

function assemble(emissions: ReadonlyMap<string, Emission>, printed: PrintedUnits): Printed {
  return new Map(
    [...emissions].map(([name, { findings }]) => [
      name,
      { files: (printed.get(name) ?? []).flat(), findings },
    ]),
  );
}
