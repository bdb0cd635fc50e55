import { stampOf } from '../../watch/stamp.ts';
import { parseText, type FileReader } from './file-reader.ts';
import type { YamlCache } from '../parse/parse-yaml.ts';
import type { FileText, ParsedFile } from './parsed-file.ts';
import { readText, type ReadOutcome, type ReadRequest, type TextRead } from './read-text.ts';

/** The contents of a file when it was last read, valid as long as the disk reports no change. */
interface CachedText {
  readonly stamp: string;
  readonly read: TextRead;
}

/** A text that was parsed, with its pieces for the next one. */
interface Parsed {
  readonly text: string;
  readonly file: ParsedFile;
  readonly yaml: YamlCache;
}

/** Reads files of the disk repeatedly. Their texts and values are cached until they change. */
export class CachingFileReader implements FileReader {
  readonly #texts = new Map<string, CachedText>();
  readonly #parsed = new Map<string, Parsed>();

  read(request: ReadRequest): ReadOutcome {
    const { location, limit } = request;
    const { text: stamp } = stampOf(location);
    const cached = this.#texts.get(location);
    if (cached?.stamp === stamp && cached.read.bytes <= limit) return cached.read;
    // A pipe can be read only once, and would be waited for while a command follows edits.
    const outcome = readText({ ...request, mayWait: false });
    if ('text' in outcome) this.#texts.set(location, { stamp, read: outcome });
    return outcome;
  }

  parse(given: FileText, isReferenced: boolean): ParsedFile {
    const previous = this.#parsed.get(given.path);
    if (previous?.text === given.text) return previous.file;
    const yaml = previous?.yaml ?? { pieces: new Map() };
    const file = parseText(given, isReferenced, yaml);
    this.#parsed.set(given.path, { text: given.text, file, yaml });
    return file;
  }

  /** Makes the next read of a file go to the disk; all files if none is given. */
  forget(location?: string): void {
    if (location === undefined) this.#texts.clear();
    else this.#texts.delete(location);
  }
}
