import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Finding } from '../diagnostics/finding.ts';
import type { OutputFile } from '../emit/emitter.ts';
import { diskReader, type FileReader } from '../source/file-reader.ts';
import { makeSite, type SiteOptions } from './make-site.ts';

/** A site in memory, and what it was made from. */
export interface RemadeSite {
  /** Absent exactly when a finding is an error. */
  readonly files?: readonly OutputFile[];
  readonly findings: readonly Finding[];
  /** Absolute paths of the files and folders that were read or looked for. */
  readonly read: readonly string[];
}

/** Makes the site of a document as its files are now, and says what another edit would have to change. */
export async function followSite(document: string, options: SiteOptions): Promise<RemadeSite> {
  const read = new Set([resolve(document), ...besides(document, options)]);
  const reader: FileReader = {
    read: (request) => {
      read.add(resolve(request.location));
      return diskReader.read(request);
    },
    parse: diskReader.parse,
  };
  const { output, findings } = await makeSite(document, { ...options, reader });
  return { ...(output === undefined ? {} : { files: output.files }), findings, read: [...read] };
}

/** What a site shows beside its document: folders of guides with the files in them, pictures and the ledger. */
function* besides(document: string, { docs = {}, ledger }: SiteOptions): Generator<string> {
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
