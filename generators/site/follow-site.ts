import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../diagnostics/finding.ts';
import type { OutputFile } from '../emit/emitter.ts';
import { checkPaths } from '../output/check-paths.ts';
import { make, type Read } from '../pipeline.ts';
import { Regenerator } from '../regenerate/regenerator.ts';
import { diskReader } from '../source/file-reader.ts';
import { RecordingFileReader } from '../source/recording-file-reader.ts';
import { siteParts, withParts, type SiteOptions, type SiteParts } from './make-site.ts';
import { SiteVersions, type PagesOnDemand } from './pages-on-demand.ts';

/** A site whose files are made when they are asked for, and what it is made from. */
export interface FollowedSite {
  /** Absent exactly when a finding is an error. */
  readonly pages?: PagesOnDemand;
  readonly findings: readonly Finding[];
  /** Absolute paths of the files and folders that were read or looked for. */
  readonly read: readonly string[];
}

/** What stands beside the document, as it was read, and the versions of the site that were printed by that. */
interface Beside {
  readonly parts: SiteParts;
  /** Absolute paths. */
  readonly read: readonly string[];
  readonly versions: SiteVersions;
}

/** Reads a document and what stands beside it again and again, for a site of which an edit makes only what is asked for. */
export class SiteFollower {
  readonly #document: string;
  readonly #options: SiteOptions;
  readonly #reader: Regenerator;
  /** Absolute paths that have changed since the document was last read here. */
  #changed = new Set<string>();
  #beside: Beside | undefined;

  constructor(document: string, options: SiteOptions) {
    this.#document = document;
    this.#options = options;
    this.#reader = new Regenerator({ ...options, document, emitters: [] });
  }

  /** Takes note of changes that no run is made for. */
  note(changed: ReadonlySet<string> | undefined): void {
    for (const path of changed ?? []) this.#changed.add(path);
  }

  /**
   * @param changed absolute paths that have changed; undefined in the first run
   * @param document what was read of it, where others have read it by the same options
   */
  async run(changed: ReadonlySet<string> | undefined, document?: Read): Promise<FollowedSite> {
    this.note(changed);
    const beside = await this.#readBeside();
    if (!('versions' in beside)) return beside;
    const { parts, versions } = beside;
    const { read, files } = await this.#reader.run(this.#changed, document);
    this.#changed = new Set();
    let pages: PagesOnDemand | undefined;
    const { emitter } = parts;
    const request = { ...this.#options, document: this.#document, emitters: [emitter] };
    const made = await make(
      request,
      async (model, places) => {
        const emission = await emitter.emit(model, places, versions);
        pages = versions.next(emission.files);
        const listed = await withSamePath(pages, emission.files);
        return new Map([[emitter.name, { files: listed, findings: emission.findings }]]);
      },
      read,
    );
    const { output, findings } = withParts(made, parts);
    return {
      findings,
      read: [...new Set([...beside.read, ...files])],
      ...(output === undefined || pages === undefined ? {} : { pages }),
    };
  }

  async end(): Promise<void> {
    await this.#reader.end();
  }

  /** What was read before as long as nothing of it has changed, and with it all that was printed by the same. */
  async #readBeside(): Promise<Beside | FollowedSite> {
    const last = this.#beside;
    if (last !== undefined && !last.read.some((path) => this.#changed.has(path))) return last;
    const reader = new RecordingFileReader(diskReader);
    const besides = [...foldersAndPictures(this.#document, this.#options)];
    const parts = await siteParts(this.#document, { ...this.#options, reader });
    const read = [...besides, ...reader.paths];
    if (!('emitter' in parts)) return { findings: parts.findings, read: [resolve(this.#document), ...read] };
    const isSame = last !== undefined && isDeepStrictEqual(last.parts.emitter.recipe, parts.emitter.recipe);
    this.#beside = { parts, read, versions: isSame ? last.versions : new SiteVersions() };
    return this.#beside;
  }
}

/** All files where some might lie over each other on a disk, as they may not; none otherwise. */
async function withSamePath(
  pages: PagesOnDemand,
  units: readonly Pick<OutputFile, 'path'>[],
): Promise<readonly OutputFile[]> {
  const found = checkPaths(units.map(({ path }) => ({ path: `${path}.html`, text: '', owner: 'docs' })));
  return found.length === 0 ? [] : pages.all();
}
/** What a site shows beside its document: folders of guides with the files in them, pictures and the ledger. */
function* foldersAndPictures(document: string, { docs = {}, ledger }: SiteOptions): Generator<string> {
  const { guides = [join(dirname(document), 'guides')], logo, favicon } = docs;
  for (const guide of guides) {
    const folder = resolve(typeof guide === 'string' ? guide : guide.folder);
    yield folder;
    for (const name of namesIn(folder)) yield join(folder, name);
  }
  for (const path of [logo, favicon, ledger]) if (path !== undefined) yield resolve(path);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
