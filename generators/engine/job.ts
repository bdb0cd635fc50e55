import type { EncodedFile } from '../emit/encoded-file.ts';
import type { PrintedUnits } from '../emit/print-emission.ts';
import type { ApiModel } from '../model/model.ts';

/** The task of a thread: to print all lots of a model that are not yet taken, from the first. */
export interface Job {
  readonly model: ApiModel;
  /** The memories of `Claims`, by the names of the emitters. */
  readonly claims: ReadonlyMap<string, SharedArrayBuffer>;
}

/** The place of a lot: the name of its emitter, and its index among the lots of that emission. */
export interface LotPlace {
  readonly emitter: string;
  readonly index: number;
}

/** A lot as a thread sends it: the files of its units, by the index of the unit in the emission. */
export interface SentLot extends LotPlace {
  readonly units: ReadonlyMap<number, readonly EncodedFile[]>;
}

/** A lot that was printed. */
export interface PrintedLot extends LotPlace {
  readonly units: PrintedUnits;
}
