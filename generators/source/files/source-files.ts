import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path';
import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Json } from '../../json/json.ts';
import type { ReadOptions } from '../read-options.ts';
import { isInputStream } from './input-stream.ts';
import { isInside, resolveLinks } from './inside.ts';
import { limits } from './limits.ts';
import { diskReader, isJsonName, type FileReader } from './file-reader.ts';
import type { SourceFile } from '../../diagnostics/place.ts';
import { ContainerPlaces } from '../document/places.ts';
import { nameOf, pinnedFile } from './text-file.ts';
import { refuseSwagger } from '../document/version.ts';

/** A file of the document; without a value if a finding reports why. */
export interface LoadedFile {
  readonly file: SourceFile;
  readonly value?: Json;
  /** Absolute path, with the symbolic links of its folder resolved. */
  readonly location: string;
  readonly sha256: string;
  readonly bytes: number;
  /** Why a file that others refer to could not be opened; the findings then name those references. */
  readonly missing?: string;
}

/** The files of one document: each is read once, and all share one limit on bytes. */
export class SourceFiles {
  readonly places: ContainerPlaces;
  readonly findings: Finding[] = [];
  readonly #documentPath: string;
  readonly #options: ReadOptions;
  readonly #reader: FileReader;
  readonly #loaded = new Map<string, LoadedFile>();
  readonly #byPath = new Map<string, LoadedFile>();
  #remaining: number;
  /**
   * The folder of the document, to which references are relative. For a pipe or standard input, it is the folder of the
   * process.
   */
  readonly #folder: string;
  /** The same, as a user would type it. */
  readonly #typedFolder: string;
  /** The folder that references may not leave, with its links resolved. */
  #root: string | undefined;

  constructor(documentPath: string, options: ReadOptions) {
    this.#documentPath = documentPath;
    this.#options = options;
    this.places = options.previous?.begin() ?? new ContainerPlaces();
    this.#reader = options.reader ?? diskReader;
    this.#remaining = options.maxBytes ?? limits.bytes;
    const folder = isInputStream(documentPath) ? '.' : dirname(documentPath);
    this.#folder = resolveLinks(folder);
    this.#typedFolder = folder.replaceAll(sep, '/');
  }

  /** The files that were read, in the order of reading. */
  get all(): readonly LoadedFile[] {
    return [...this.#loaded.values()];
  }

  loadDocument(): LoadedFile {
    const path = this.#documentPath.replaceAll(sep, '/');
    const loaded = this.#load(join(this.#folder, basename(this.#documentPath)), path);
    if (loaded.missing !== undefined) {
      const at = { file: loaded.file, pointer: '' };
      this.findings.push(finding('source/unreadable', { path, reason: loaded.missing }, at));
    }
    return loaded;
  }

  /** Reads a file that a reference names; undefined if it is outside of the root folder. */
  loadReferenced(location: string): LoadedFile | undefined {
    // A document refers to the same few files thousands of times; files that were read have been checked.
    const known = this.#loaded.get(location);
    if (known !== undefined) return known;
    if (!this.mayRead(location)) return undefined;
    const path = posix.join(this.#typedFolder, relative(this.#folder, location).replaceAll(sep, '/'));
    return this.#load(location, path);
  }

  /**
   * The folder that contains both the document and a location outside of its folder, as a user would type it; `''` if
   * only the root of the disk does.
   */
  rootFor(location: string): string {
    const upwards = relative(this.#folder, resolveLinks(location)).split(sep);
    const levels = upwards.findIndex((name) => name !== '..');
    const folder = resolve(this.#folder, ...upwards.slice(0, levels));
    if (dirname(folder) === folder) return '';
    const path = posix.join(this.#typedFolder, '../'.repeat(levels));
    return path.replace(/(?<=.)\/$/, '');
  }

  /** Whether a location is inside the root folder, also after its links are resolved. */
  mayRead(location: string): boolean {
    this.#root ??= resolveLinks(this.#options.root ?? this.#folder);
    if (!isInside(this.#root, location)) return false;
    const real = resolveLinks(location);
    return real === location || isInside(this.#root, real);
  }

  /** The loaded file of a place. */
  of(file: SourceFile): LoadedFile | undefined {
    return this.#byPath.get(file.path);
  }

  #load(location: string, path: string): LoadedFile {
    const known = this.#loaded.get(location);
    if (known !== undefined) return known;
    const loaded = this.#read(location, path);
    this.#loaded.set(location, loaded);
    this.#byPath.set(path, loaded);
    return loaded;
  }

  #read(location: string, path: string): LoadedFile {
    const limit = isJsonName(path) ? this.#remaining : Math.min(this.#remaining, limits.yamlBytes);
    const isStream = this.#loaded.size === 0 && isInputStream(this.#documentPath);
    const read = this.#reader.read({
      path,
      location: isStream ? this.#documentPath : location,
      limit,
      mayWait: isStream,
    });
    const nothing = { file: pinnedFile({ path, text: '' }), location, sha256: '', bytes: 0 };
    if ('missing' in read) return { ...nothing, missing: read.missing };
    if ('refused' in read) {
      this.findings.push(read.refused);
      return nothing;
    }
    this.#remaining -= read.bytes;
    const refused = this.#loaded.size === 0 ? refuseSwagger({ path, text: read.text }) : undefined;
    if (refused !== undefined) {
      this.findings.push(refused);
      return nothing;
    }
    const parsed = this.#reader.parse({ path, text: read.text }, this.#loaded.size > 0);
    this.findings.push(...parsed.findings);
    const { file } = parsed;
    const about = { file, location, sha256: read.sha256, bytes: read.bytes };
    if (parsed.value === undefined) return about;
    // Stages change the value, and the reader may keep it.
    const value = this.places.copyOf(file, parsed.value, (holder) => {
      const at = nameOf(this.places.at(holder, '__proto__'));
      this.findings.push(finding('source/prototype-key', {}, at));
    });
    return { ...about, value };
  }
}
