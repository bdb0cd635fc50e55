import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { OperationFacts } from '../document/facts.ts';

/** The folder that the generators write. */
export const GENERATED: string = fileURLToPath(new URL('../../../generated', import.meta.url));

/** New texts of files by their paths; undefined for files that are gone. */
export type Changes = ReadonlyMap<string, string | undefined>;

/** A folder of generated files, as somebody reads it who knows nothing of how it came to be. */
export class Generated {
  /** The operations of the document, where they have their code in files of their families. */
  readonly inFamilies: readonly OperationFacts[] | undefined;
  readonly #base: string;
  readonly #changes: Changes;
  #folder: string | undefined;

  /** With changes it reads as if they had been made; nothing is written into the folder itself. */
  constructor(
    base: string = GENERATED,
    changes: Changes = new Map(),
    inFamilies?: readonly OperationFacts[],
  ) {
    this.inFamilies = inFamilies;
    this.#base = base;
    this.#changes = changes;
    this.#folder = changes.size === 0 ? base : undefined;
  }

  /** Paths of the files below a folder, in order. */
  files(below: string): readonly string[] {
    const found = filesBelow(this.#base, below).filter((path) => !this.#changes.has(path));
    const added = [...this.#changes].flatMap(([path, text]) =>
      text !== undefined && path.startsWith(`${below}/`) ? [path] : [],
    );
    return [...found, ...added].toSorted();
  }

  /** The text of a file; undefined where there is none. */
  text(path: string): string | undefined {
    if (this.#changes.has(path)) return this.#changes.get(path);
    const file = join(this.#base, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  /** What a module exports. */
  async load<Module>(path: string): Promise<Module> {
    const isChanged = [...this.#changes.keys()].some((each) => each.endsWith('.js'));
    this.#folder ??= isChanged ? copyWith(this.#base, this.#changes) : this.#base;
    return (await import(pathToFileURL(join(this.#folder, path)).href)) as Module;
  }

  /** Removes what was written for modules with changes. */
  dispose(): void {
    if (this.#folder !== undefined && this.#folder !== this.#base) rmSync(this.#folder, { recursive: true });
  }
}

const listings = new Map<string, readonly string[]>();

/** The files of a folder do not change while it is read. */
function filesBelow(base: string, below: string): readonly string[] {
  const folder = join(base, below);
  const known = listings.get(folder);
  if (known !== undefined) return known;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry) =>
    entry.isFile() ? [relative(base, join(entry.parentPath, entry.name))] : [],
  );
  listings.set(folder, files);
  return files;
}

/** Modules find each other by their places, so that those with changes need a folder of their own. */
function copyWith(base: string, changes: Changes): string {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  const write = (path: string, put: (target: string) => void): void => {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    put(target);
  };
  for (const path of filesBelow(base, '.')) {
    const isModule = /\.js(\.map)?$|(^|\/)package\.json$/.test(path);
    if (isModule && !changes.has(path)) write(path, (target) => copyFileSync(join(base, path), target));
  }
  for (const [path, text] of changes) {
    if (text !== undefined) write(path, (target) => writeFileSync(target, text));
  }
  return folder;
}
