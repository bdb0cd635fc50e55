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
import { diskReader } from '../source/files/file-reader.ts';
import { RecordingFileReader } from '../source/files/recording-file-reader.ts';
import { prepareSite, withSiteInputs, type SiteOptions, type PreparedSite } from './make-site.ts';
import { PagesOnDemand } from './pages-on-demand.ts';

/** A site whose files are printed on demand, and the files that it was made from. */
export interface SiteBuild {
  /** Absent exactly when a finding is an error. */
  readonly pages?: PagesOnDemand;
  readonly findings: readonly Finding[];
  /** Absolute paths of the files and folders that were read or looked for. */
  readonly read: readonly string[];
}

/** The inputs of a site besides its document, with the cache of what was printed from them. */
interface SiteInputs {
  readonly prepared: PreparedSite;
  /** Absolute paths. */
  readonly read: readonly string[];
  readonly cache: UnitCache;
}

/** Builds a site repeatedly. After an edit, pages are printed on demand, and only if the edit changes them. */
export class SiteBuilder {
  readonly #document: string;
  readonly #options: SiteOptions;
  readonly #reader: Regenerator;
  /** Absolute paths that have changed since the document was last read. */
  #changed = new Set<string>();
  #inputs: SiteInputs | undefined;
  readonly #models = new Versions<ApiModel>();

  constructor(document: string, options: SiteOptions) {
    this.#document = document;
    this.#options = options;
    this.#reader = new Regenerator({ ...options, document, emitters: [] });
  }

  /** Adds changes for the next run. */
  markChanged(changed: ReadonlySet<string> | undefined): void {
    for (const path of changed ?? []) this.#changed.add(path);
  }

  /**
   * @param changed absolute paths that have changed; undefined in the first run
   * @param document the result of reading the document with the same options, which is then not read here
   */
  async run(changed: ReadonlySet<string> | undefined, document?: Read): Promise<SiteBuild> {
    this.markChanged(changed);
    const inputs = await this.#readInputs();
    if (!('cache' in inputs)) return inputs;
    const { prepared, cache } = inputs;
    const { read, files: documentFiles } = await this.#reader.run(this.#changed, document);
    this.#changed = new Set();
    let pages: PagesOnDemand | undefined;
    const { emitter } = prepared;
    const request = { ...this.#options, document: this.#document, emitters: [emitter] };
    const made = await make(
      request,
      async (model, places) => {
        const view = this.#models.next(model);
        const emission = await emitter.emit(view, places);
        pages = new PagesOnDemand(emission, { cache, isCurrent: () => this.#models.view === view });
        const files = await filesIfClashing(pages, emission.files);
        return new Map([[emitter.name, { files, findings: emission.findings }]]);
      },
      read,
    );
    const { output, findings } = withSiteInputs(made, prepared);
    return {
      findings,
      read: [...new Set([...inputs.read, ...documentFiles])],
      ...(output === undefined || pages === undefined ? {} : { pages }),
    };
  }

  /** The earlier inputs if their files have not changed; the earlier cache if the inputs are equal. */
  async #readInputs(): Promise<SiteInputs | SiteBuild> {
    const last = this.#inputs;
    if (last !== undefined && !last.read.some((path) => this.#changed.has(path))) return last;
    const reader = new RecordingFileReader(diskReader);
    const paths = [...inputPaths(this.#document, this.#options)];
    const prepared = await prepareSite(this.#document, { ...this.#options, reader });
    const read = [...paths, ...reader.paths];
    if (!('emitter' in prepared))
      return { findings: prepared.findings, read: [resolve(this.#document), ...read] };
    const isSame = last !== undefined && isDeepStrictEqual(last.prepared.options, prepared.options);
    this.#inputs = { prepared, read, cache: isSame ? last.cache : new UnitCache() };
    return this.#inputs;
  }
}

/** All files if two paths could be the same file on a disk, which then becomes a finding; otherwise none. */
async function filesIfClashing(
  pages: PagesOnDemand,
  units: readonly Pick<OutputFile, 'path'>[],
): Promise<readonly PackedFile[]> {
  const found = checkPaths(units.map(({ path }) => ({ path: `${path}.html`, text: '', owner: 'docs' })));
  return found.length === 0 ? [] : pages.all();
}

/** The paths of the inputs: folders of guides with their files, pictures and the ledger. */
function* inputPaths(document: string, { docs = {}, ledger }: SiteOptions): Generator<string> {
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
