import type { Emission } from '../emit/emitter.ts';
import { lotsOf } from '../emit/print-emission.ts';
import type { LotPlace } from './job.ts';

/** Units of one emitter that one thread prints, in turn. */
export interface Lot extends LotPlace {
  /** The indexes of the units in the emission. */
  readonly indices: readonly number[];
}

/** The lots of emissions, by the names of their emitters. */
export function allLots(emissions: ReadonlyMap<string, Emission>): readonly Lot[] {
  return [...emissions].flatMap(([emitter, emission]) =>
    lotsOf(emission).map((indices, index) => ({ emitter, index, indices })),
  );
}
