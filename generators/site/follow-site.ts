import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../diagnostics/finding.ts';
import type { OutputFile } from '../emit/emitter.ts';
import type { Read } from '../pipeline.ts';
import { Regenerator } from '../regenerate/regenerator.ts';
import { diskReader } from '../source/file-reader.ts';
import { NotedReads } from '../source/noted-reads.ts';
import { siteParts, withParts, type SiteOptions, type SiteParts } from './make-site.ts';

/** A site in memory, and what it was made from. */
export interface FollowedSite {
  /** Absent exactly when a finding is an error. */
  readonly files?: readonly OutputFile[];
  readonly findings: readonly Finding[];
  /** Absolute paths of the files and folders that were read or looked for. */
  readonly read: readonly string[];
}

/** Makes the site of a document again and again, of which only what edits change while nothing beside it does. */
export class SiteFollower {
  readonly #document: string;
  readonly #options: SiteOptions;
  /** Absolute paths that have changed since the document was last read here. */
  #changed = new Set<string>();
  #last: { readonly parts: SiteParts; readonly regenerator: Regenerator } | undefined;

  constructor(document: string, options: SiteOptions) {
    this.#document = document;
    this.#options = options;
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
    const reader = new NotedReads(diskReader);
    const besides = [...foldersAndPictures(this.#document, this.#options)];
    const parts = await siteParts(this.#document, { ...this.#options, reader });
    const reads = [resolve(this.#document), ...besides, ...reader.outcomes.keys()];
    if (!('emitter' in parts)) return { findings: parts.findings, read: reads };
    const regenerator = await this.#regeneratorOf(parts);
    const made = await regenerator.run(this.#changed, document);
    this.#changed = new Set();
    const { output, findings } = withParts(made, parts);
    return {
      findings,
      read: [...new Set([...reads, ...made.files])],
      ...(output === undefined ? {} : { files: output.files }),
    };
  }

  async end(): Promise<void> {
    await this.#last?.regenerator.end();
  }

  /** That of the last run, as long as it prints by the same. */
  async #regeneratorOf(parts: SiteParts): Promise<Regenerator> {
    const last = this.#last;
    if (last !== undefined && isDeepStrictEqual(last.parts.emitter.recipe, parts.emitter.recipe))
      return last.regenerator;
    await this.end();
    const request = { ...this.#options, document: this.#document, emitters: [parts.emitter] };
    this.#last = { parts, regenerator: new Regenerator(request) };
    return this.#last.regenerator;
  }
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
