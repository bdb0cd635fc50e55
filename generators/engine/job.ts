import type { OutputFile } from '../emit/emitter.ts';
import type { SharedName } from './shared-emitters.ts';
import type { ApiModel } from '../model/model.ts';
import type { Lot } from './lots.ts';

/** What a thread is asked to print: whatever lots of a model nobody else takes, from the first. */
export interface Job {
  /** The emitters whose lots it may take; to load all others would take more memory than it saves time. */
  readonly emitters: readonly SharedName[];
  readonly model: ApiModel;
  readonly lots: readonly Lot[];
  /** The memory of `Claims`. */
  readonly claims: SharedArrayBuffer;
}

/** The files of units of lots, by the index of the lot. */
export type PrintedLots = ReadonlyMap<number, readonly (readonly OutputFile[])[]>;
