import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../diagnostics/finding.ts';
import type { OutputFile } from '../emit/emitter.ts';
import type { PackedFile } from '../emit/packed-file.ts';
import { checkPaths } from '../output/check-paths.ts';
import { make, type Read } from '../pipeline.ts';
import { Versions } from '../incremental/versions.ts';
import { UnitCache } from '../emit/unit-cache.ts';
import type { ApiModel } from '../model/model.ts';
import { Regenerator } from '../regenerate/regenerator.ts';
import { diskReader } from '../source/file-reader.ts';
import { RecordingFileReader } from '../source/recording-file-reader.ts';
import { prepareSite, withSiteInputs, type SiteOptions, type PreparedSite } from './make-site.ts';
import { PagesOnDemand } from './pages-on-demand.ts';

/** A site whose files are made when they are asked for, and what it is made from. */
export interface SiteBuild {
  /** Absent exactly when a finding is an error. */
  readonly pages?: PagesOnDemand;
  readonly findings: readonly Finding[];
  /** Absolute paths of the files and folders that were read or looked for. */
  readonly read: readonly string[];
}

/** What stands beside the document, as it was read, and the versions of the site that were printed by that. */
interface SiteInputs {
  readonly parts: PreparedSite;
  /** Absolute paths. */
  readonly read: readonly string[];
  readonly cache: UnitCache;
}

/** Reads a document and what stands beside it again and again, for a site of which an edit makes only what is asked for. */
export class SiteBuilder {
  readonly #document: string;
  readonly #options: SiteOptions;
  readonly #reader: Regenerator;
  /** Absolute paths that have changed since the document was last read here. */
  #changed = new Set<string>();
  #beside: SiteInputs | undefined;
  readonly #models = new Versions<ApiModel>();

  constructor(document: string, options: SiteOptions) {
    this.#document = document;
    this.#options = options;
    this.#reader = new Regenerator({ ...options, document, emitters: [] });
  }

  /** Takes note of changes that no run is made for. */
  markChanged(changed: ReadonlySet<string> | undefined): void {
    for (const path of changed ?? []) this.#changed.add(path);
  }

  /**
   * @param changed absolute paths that have changed; undefined in the first run
   * @param document what was read of it, where others have read it by the same options
   */
  async run(changed: ReadonlySet<string> | undefined, document?: Read): Promise<SiteBuild> {
    this.markChanged(changed);
    const beside = await this.#readBeside();
    if (!('cache' in beside)) return beside;
    const { parts, cache } = beside;
    const { read, files } = await this.#reader.run(this.#changed, document);
    this.#changed = new Set();
    let pages: PagesOnDemand | undefined;
    const { emitter } = parts;
    const request = { ...this.#options, document: this.#document, emitters: [emitter] };
    const made = await make(
      request,
      async (model, places) => {
        const view = this.#models.next(model);
        const emission = await emitter.emit(view, places);
        pages = new PagesOnDemand(emission, { cache, isCurrent: () => this.#models.view === view });
        const listed = await withSamePath(pages, emission.files);
        return new Map([[emitter.name, { files: listed, findings: emission.findings }]]);
      },
      read,
    );
    const { output, findings } = withSiteInputs(made, parts);
    return {
      findings,
      read: [...new Set([...beside.read, ...files])],
      ...(output === undefined || pages === undefined ? {} : { pages }),
    };
  }

  /** What was read before as long as nothing of it has changed, and with it all that was printed by the same. */
  async #readBeside(): Promise<SiteInputs | SiteBuild> {
    const last = this.#beside;
    if (last !== undefined && !last.read.some((path) => this.#changed.has(path))) return last;
    const reader = new RecordingFileReader(diskReader);
    const besides = [...foldersAndPictures(this.#document, this.#options)];
    const parts = await prepareSite(this.#document, { ...this.#options, reader });
    const read = [...besides, ...reader.paths];
    if (!('emitter' in parts)) return { findings: parts.findings, read: [resolve(this.#document), ...read] };
    const isSame = last !== undefined && isDeepStrictEqual(last.parts.options, parts.options);
    this.#beside = { parts, read, cache: isSame ? last.cache : new UnitCache() };
    return this.#beside;
  }
}

/** All files where some might lie over each other on a disk, as they may not; none otherwise. */
async function withSamePath(
  pages: PagesOnDemand,
  units: readonly Pick<OutputFile, 'path'>[],
): Promise<readonly PackedFile[]> {
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
