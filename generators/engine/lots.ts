import type { Emission } from '../emit/emitter.ts';
import { lotsOf, type UnitLot } from '../emit/print-emission.ts';

/** Units of one emitter that one thread prints, in turn. */
export interface Lot extends UnitLot {
  readonly emitter: string;
}

/** The lots of emissions, by the names of their emitters. Each emission has the same lots on every thread. */
export function allLots(emissions: ReadonlyMap<string, Emission>): readonly Lot[] {
  return [...emissions].flatMap(([emitter, emission]) =>
    lotsOf(emission).map((lot) => ({ ...lot, emitter })),
  );
}
