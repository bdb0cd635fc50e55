import type { Places } from '../diagnostics/place.ts';
import { memoize } from '../incremental/memoize.ts';
import { versionsOf } from '../incremental/versions.ts';
import type { ApiModel } from '../model/model.ts';
import type { Emitter } from './emitter.ts';
import type { PrintedEmission } from './print-emission.ts';
import { printUnits } from './print-units.ts';
import { UnitCache } from './unit-cache.ts';

/** The output of emitters for a model, by the names of the emitters. */
export type PrintedEmissions = ReadonlyMap<string, PrintedEmission>;

/** Prints with some emitters. For a view of a model, it reuses what the previous version has printed. */
export class Printer {
  readonly #emitters: readonly Emitter[];
  readonly #cacheOf = memoize((_emitter: Emitter) => new UnitCache());

  constructor(emitters: readonly Emitter[]) {
    this.#emitters = emitters;
  }

  async print(model: ApiModel, places: Places): Promise<PrintedEmissions> {
    const printed = new Map<string, PrintedEmission>();
    for (const emitter of this.#emitters) {
      const cache = versionsOf(model) && this.#cacheOf(emitter);
      printed.set(emitter.name, await printUnits(emitter.emit(model, places), cache));
    }
    return printed;
  }
}
