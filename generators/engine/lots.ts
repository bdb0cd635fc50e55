import type { Emission, OutputFile, Unit } from '../emit/emitter.ts';

/** Units of one emitter that one thread prints, in turn: those that may share preparation, or a single one. */
export interface Lot {
  readonly emitter: string;
  /** Whether it is a unit that takes long. */
  readonly apart: boolean;
  /** Where its units stand among the files of the emission. */
  readonly indices: readonly number[];
}

/** The lots of emissions, by the names of their emitters. Each emission gives the same lots on every thread. */
export function lotsOf(emissions: ReadonlyMap<string, Emission>): readonly Lot[] {
  return [...emissions].flatMap(([emitter, { files }]) => {
    const apart = files.flatMap((file, index) =>
      isApart(file) ? [{ emitter, apart: true, indices: [index] }] : [],
    );
    const others = files.flatMap((file, index) => (isApart(file) ? [] : [index]));
    return [...apart, { emitter, apart: false, indices: others }];
  });
}

/** The units of a lot. */
export function unitsOf({ indices }: Lot, { files }: Emission): readonly (OutputFile | Unit)[] {
  return indices.flatMap((index) => files[index] ?? []);
}

function isApart(file: OutputFile | Unit): boolean {
  return 'apart' in file && file.apart === true;
}
