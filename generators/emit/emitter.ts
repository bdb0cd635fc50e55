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
  /** The names that a module exports, for units that list modules. */
  readonly exports?: readonly string[] | undefined;
  /** Plain data for units that gather, beside the text. It is not written. */
  readonly about?: unknown;
}

/** A part of an artifact that is printed separately, on any thread. */
export interface Unit {
  /** The common part of the paths of its files. It identifies the unit among those of its emitter. */
  readonly path: string;
  /**
   * Everything in the model that the files depend on, as plain data: the same data, and the same earlier files if it
   * gathers, result in the same files.
   */
  reads(): readonly unknown[];
  /** @param earlier for a unit that gathers: the files of the earlier units of its emission */
  print(earlier: readonly OutputFile[]): readonly OutputFile[] | Promise<readonly OutputFile[]>;
  /**
   * Units of one emission and one lot share preparation, so one thread prints them in turn; units without a name share
   * a lot.
   */
  readonly lot?: string;
  /**
   * Set if its files depend on earlier files of its emission, as a list of pages does: it is printed after those.
   * `exports` if they depend on the paths and exports of these files only.
   */
  readonly gathers?: boolean | 'exports';
}

/** The result of an emitter: files, and units that print files on demand. */
export interface Emission {
  readonly files: readonly (OutputFile | Unit)[];
  readonly findings: readonly Finding[];
}

/**
 * Turns the model into the files of one artifact. Emitters use neither the disk nor the clock. If an artifact builds on
 * another, as the client does on the types, its emitter gets names and files from the modules of the other emitter,
 * never from the output.
 */
export interface Emitter {
  /** Name on the command line (`--only types`) and owner in the lock file. */
  readonly name: string;
  readonly summary: string;
  /** True if it runs only where `emitters` of the configuration, or `--only`, names it. */
  readonly onRequest?: boolean;
  /** Emitters whose files the files of this one import. They run whenever this one does. */
  readonly needs?: readonly Emitter[];
  /**
   * @param places the places of schemas, for findings
   * @param session the same for consecutive emissions of one document; an emitter may use it to keep what makes the
   * next one faster, but nothing that the files depend on
   */
  emit(model: ApiModel, places: Places, session?: object): Emission | Promise<Emission>;
  /** Set if another thread may print units beside this one. */
  readonly recipe?: Recipe;
}

/** How another thread makes the same emitter: a name of `engine/shared-emitters.ts`, and its options as plain data. */
export interface Recipe {
  readonly name: string;
  readonly options?: unknown;
}

/** The emitters and all that they need, without duplicates. An emitter comes before those that it needs. */
export function withNeeds(emitters: readonly Emitter[]): readonly Emitter[] {
  const all = new Set(emitters);
  // Iteration of a set includes items that are added meanwhile.
  for (const { needs = [] } of all) for (const needed of needs) all.add(needed);
  return [...all];
}
