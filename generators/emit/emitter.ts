import type { Finding } from '../diagnostics/finding.ts';
import type { Places } from '../diagnostics/place.ts';
import type { ApiModel } from '../model/model.ts';

/** One file of the output. */
export interface OutputFile {
  /** Relative to the output folder, forward slashes, no `.` or `..` segment. */
  readonly path: string;
  readonly text: string;
  /** How the text encodes the bytes of a binary file, such as a picture. */
  readonly encoding?: 'base64' | undefined;
  /** The names that a module exports, for lists of modules. */
  readonly exports?: readonly string[] | undefined;
  /** Plain data for aggregates, besides the text. It is not written. */
  readonly about?: unknown;
}

/** A part of an artifact that is printed separately, and again only after edits that concern it. */
export interface Unit {
  /** The common part of the paths of its files. It identifies the unit among those of its emitter. */
  readonly path: string;
  /**
   * What `print` uses besides the model: plain data. After an edit, the unit is printed again if they differ, or if
   * something that `print` read of the model differs. Without them, it is printed again after each edit.
   */
  readonly inputs?: readonly unknown[] | undefined;
  /** Reads the model only before the first `await`. */
  print(): Printed;
}

/** A part that is printed from the files of all units and of earlier aggregates, such as a list. */
export interface Aggregate extends Omit<Unit, 'print'> {
  print(outputs: Outputs): Printed;
}

/** The files that an aggregate is printed from. It is printed again if what it has read of them changes. */
export interface Outputs {
  readonly files: readonly OutputFile[];
  /** Something of each file, as plain data: the aggregate depends only on this. */
  map<Result>(select: (file: OutputFile) => Result): readonly Result[];
}

/** Files that were printed. */
export type Printed = readonly OutputFile[] | Promise<readonly OutputFile[]>;

/** The result of an emitter: files, and units that print files on demand. */
export interface Emission {
  readonly files: readonly (OutputFile | Unit)[];
  readonly aggregates?: readonly Aggregate[];
  readonly findings: readonly Finding[];
}

/**
 * Turns the model into the files of one artifact. Emitters use neither the disk nor the clock. An emitter whose artifact
 * uses another, as the client uses the types, imports names from the modules of that emitter and never reads its output.
 */
export interface Emitter {
  /** Name on the command line (`--only types`) and owner in the lock file. */
  readonly name: string;
  readonly summary: string;
  /** True if it runs only where `emitters` of the configuration, or `--only`, names it. */
  readonly onRequest?: boolean;
  /** Emitters whose files the files of this one import. They run whenever this one does. */
  readonly needs?: readonly Emitter[];
  /** @param places the places of schemas, for findings */
  emit(model: ApiModel, places: Places): Emission | Promise<Emission>;
}

/** The emitters and all that they need, without duplicates. An emitter comes before those that it needs. */
export function withNeeds(emitters: readonly Emitter[]): readonly Emitter[] {
  const all = new Set(emitters);
  // Iteration of a set includes items that are added meanwhile.
  for (const { needs = [] } of all) for (const needed of needs) all.add(needed);
  return [...all];
}
