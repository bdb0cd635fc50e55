import type { Finding } from '../diagnostics/finding.ts';
import type { Places } from '../diagnostics/place.ts';
import type { ApiModel } from '../model/model.ts';

/** One file of the output. */
export interface OutputFile {
  /** Relative to the output folder, forward slashes, no `.` or `..` segment. */
  readonly path: string;
  readonly text: string;
  /** How the text encodes the bytes of a file that is no text, such as a picture. */
  readonly encoding?: 'base64' | undefined;
}

/** What an emitter makes of a model. */
export interface Emission {
  readonly files: readonly OutputFile[];
  readonly findings: readonly Finding[];
}

/**
 * Turns the model into the files of one artifact. Emitters see neither the disk nor the clock. One whose artifact stands
 * on another, as the client on the types, asks that emitter's modules for names or files, and never the output.
 */
export interface Emitter {
  /** Name on the command line (`--only types`) and owner in the lock file. */
  readonly name: string;
  readonly summary: string;
  /** Emitters whose files the files of this one import. Whoever asks for this one gets them too. */
  readonly needs?: readonly Emitter[];
  /** @param places where schemas stand, for findings */
  emit(model: ApiModel, places: Places): Promise<Emission>;
  /** Begins with what takes long and needs no model, so that it runs while the document is read. */
  start?(): StartedEmitter;
}

/** An emitter that holds threads until it is ended. */
export interface StartedEmitter {
  emit(model: ApiModel, places: Places): Promise<Emission>;
  end(): Promise<void>;
}

/** The emitters and all that they need, each once. What is needed stands behind who needs it. */
export function withNeeds(emitters: readonly Emitter[]): readonly Emitter[] {
  const all = new Set(emitters);
  // A set visits what is added to it on the way.
  for (const { needs = [] } of all) for (const needed of needs) all.add(needed);
  return [...all];
}
