import type { EncodedFile } from '../emit/encoded-file.ts';
import type { PrintedUnits } from '../emit/print-emission.ts';
import type { ApiModel } from '../model/model.ts';
import type { Lot } from './lots.ts';

/** The task of a thread: to print all lots of a model that are not yet taken, from the first. */
export interface Job {
  readonly model: ApiModel;
  readonly lots: readonly Lot[];
  /** The memory of `Claims`. */
  readonly claims: SharedArrayBuffer;
}

/** A lot as a thread sends it: the files of its units, by the index of the unit in the emission. */
export type SentLot = readonly [index: number, units: ReadonlyMap<number, readonly EncodedFile[]>];

/** A lot that a thread has printed, by its index. */
export type PrintedLot = readonly [index: number, units: PrintedUnits];
