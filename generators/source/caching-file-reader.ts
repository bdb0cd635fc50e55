import { stampOf } from '../watch/stamp.ts';
import { isJsonText, parseText, type FileReader } from './file-reader.ts';
import { IncrementalYaml } from './incremental-yaml.ts';
import type { FileText, ParsedFile } from './parsed-file.ts';
import { readText, type ReadOutcome, type ReadRequest, type TextRead } from './read-text.ts';

/** The contents of a file when it was last read, valid as long as the disk reports no change. */
interface Kept {
  readonly stamp: string;
  readonly read: TextRead;
}

/** Files of the disk for repeated reading: texts and values are kept until they change. */
export class CachingFileReader implements FileReader {
  readonly #kept = new Map<string, Kept>();
  readonly #yaml = new Map<string, IncrementalYaml>();
  readonly #parsed = new Map<string, { readonly text: string; readonly parsed: ParsedFile }>();
  readonly #reportsAll: boolean;

  /**
   * @param given `reportsAll`: whether syntax errors after the first one are reported too, as `IncrementalYaml` finds
   * them
   */
  constructor({ reportsAll }: { readonly reportsAll: boolean }) {
    this.#reportsAll = reportsAll;
  }

  read(request: ReadRequest): ReadOutcome {
    const { location, limit } = request;
    const { text: stamp } = stampOf(location);
    const kept = this.#kept.get(location);
    if (kept?.stamp === stamp && kept.read.bytes <= limit) return kept.read;
    // A pipe can be read only once, and would be waited for while a command follows edits.
    const outcome = readText({ ...request, mayWait: false });
    if ('text' in outcome) this.#kept.set(location, { stamp, read: outcome });
    return outcome;
  }

  parse(given: FileText, isReferenced: boolean): ParsedFile {
    const known = this.#parsed.get(given.path);
    const parsed = known?.text === given.text ? known.parsed : this.#parse(given, isReferenced);
    this.#parsed.set(given.path, { text: given.text, parsed });
    return parsed;
  }

  /** Makes the next read of a file go to the disk; all files if none is given. */
  forget(location?: string): void {
    if (location === undefined) this.#kept.clear();
    else this.#kept.delete(location);
  }

  #parse(given: FileText, isReferenced: boolean): ParsedFile {
    if (!/\.ya?ml$/i.test(given.path) || isJsonText(given.text)) return parseText(given, isReferenced);
    const yaml = this.#yaml.get(given.path) ?? new IncrementalYaml();
    this.#yaml.set(given.path, yaml);
    const parsed = yaml.parse(given);
    return this.#reportsAll || parsed.findings.length === 0 ? parsed : parseText(given, isReferenced);
  }
}
