import { statSync } from 'node:fs';
import { isJsonText, parseText, type FileReader } from '../source/file-reader.ts';
import { IncrementalYaml } from '../source/incremental-yaml.ts';
import { acceptText, readText, type ReadOutcome, type ReadRequest } from '../source/read-text.ts';
import type { FileText, ParsedFile } from '../source/parsed-file.ts';
import { copyValue } from './copy-value.ts';
import { locate } from './locate.ts';
import type { TextBuffer } from './text-buffer.ts';

/** What a file held when it was last read, as long as the disk says that it is the same. */
interface Kept {
  readonly stamp: string;
  readonly outcome: ReadOutcome;
}

/**
 * The files of an editor: what it has open counts before the disk. Texts and values are kept until they change, so that
 * one keystroke costs the parsing of one file.
 */
export class Buffers implements FileReader {
  readonly #open = new Map<string, TextBuffer>();
  readonly #kept = new Map<string, Kept>();
  readonly #yaml = new Map<string, IncrementalYaml>();
  readonly #parsed = new Map<string, { readonly text: string; readonly parsed: ParsedFile }>();

  get all(): readonly TextBuffer[] {
    return [...this.#open.values()];
  }

  set(buffer: TextBuffer): void {
    this.#open.set(locate(buffer.path), buffer);
  }

  delete(path: string): void {
    this.#open.delete(locate(path));
  }

  /** The buffer of a path, also where the path leads to its file by links. */
  of(path: string): TextBuffer | undefined {
    return this.#open.get(locate(path));
  }

  read(request: ReadRequest): ReadOutcome {
    const buffer = this.#open.get(request.location);
    if (buffer === undefined) return this.#readDisk(request);
    const { text } = buffer.content;
    return acceptText(Buffer.from(text), text, request);
  }

  parse(given: FileText, isReferenced: boolean): ParsedFile {
    const known = this.#parsed.get(given.path);
    const parsed = known?.text === given.text ? known.parsed : this.#parse(given, isReferenced);
    this.#parsed.set(given.path, { text: given.text, parsed });
    return parsed.value === undefined ? parsed : { ...parsed, value: copyValue(parsed.value) };
  }

  #parse(given: FileText, isReferenced: boolean): ParsedFile {
    if (!/\.ya?ml$/i.test(given.path) || isJsonText(given.text)) return parseText(given, isReferenced);
    const yaml = this.#yaml.get(given.path) ?? new IncrementalYaml();
    this.#yaml.set(given.path, yaml);
    return yaml.parse(given);
  }

  #readDisk(request: ReadRequest): ReadOutcome {
    const { location } = request;
    const stamp = stampOf(location);
    const kept = this.#kept.get(location);
    if (stamp !== undefined && kept?.stamp === stamp) return kept.outcome;
    const outcome = readText(request);
    if (stamp !== undefined && 'text' in outcome) this.#kept.set(location, { stamp, outcome });
    return outcome;
  }
}

/** Differs when a file was written again; undefined where there is none. */
function stampOf(location: string): string | undefined {
  const status = statSync(location, { throwIfNoEntry: false });
  return status === undefined ? undefined : `${status.ino} ${status.size} ${status.mtimeMs}`;
}
