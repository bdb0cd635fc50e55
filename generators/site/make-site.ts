import { dirname, resolve } from 'node:path';
import { readLedgerFile } from '../conformance/read-ledger.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { PartsMaker } from '../emit/docs/parts.ts';
import { buildSite } from '../emit/docs/site.ts';
import type { Output } from '../output/write.ts';
import { loadModel, lockedInputs, type LoadOptions } from '../pipeline.ts';
import { formatsOf } from '../plugin/formats.ts';
import { readGuideFolders, readGuides, type GuidesResult } from './guides.ts';
import type { SiteConfig } from './site-config.ts';
import { readSiteSettings } from './site-settings.ts';
import { SiteThread } from './thread.ts';

const OWNER = 'docs';

/** A site before it is written. */
export interface MadeSite {
  /** Absent exactly when a finding is an error. */
  readonly output?: Output;
  readonly findings: readonly Finding[];
}

/** How a document is read, and what its site shows beside it. */
export interface SiteOptions extends LoadOptions {
  /** Address of the site, with a slash at its end. */
  readonly url: string | undefined;
  /** Path of the document as it was before. */
  readonly since: string | undefined;
  /** Path of the ledger of a verification. */
  readonly ledger: string | undefined;
  /** How the site looks and what it carries. */
  readonly docs?: SiteConfig | undefined;
}

/** Makes the site of a document once, on two threads where it can. */
export async function makeSite(document: string, options: SiteOptions): Promise<MadeSite> {
  // A thread reads the document again, and knows neither formats of plug-ins nor names that are given.
  if (formatsOf(options.plugins ?? []).length > 0 || options.naming !== undefined)
    return remakeSite(document, options);
  const thread = new SiteThread(document, options.root);
  try {
    return await remakeSite(document, options, (request) => thread.parts(request));
  } finally {
    await thread.end();
  }
}

/** Makes the site on this thread alone: the start of another one pays for one run, not for each edit. */
export async function remakeSite(
  document: string,
  { url, since, ledger: ledgerPath, docs = {}, ...options }: SiteOptions,
  makeParts?: PartsMaker,
): Promise<MadeSite> {
  const { model, source, findings } = await loadModel(document, options);
  if (model === undefined || source === undefined) return { findings };
  const earlier = since === undefined ? undefined : await loadModel(since, options);
  if (earlier !== undefined && earlier.model === undefined) return { findings: earlier.findings };
  const ledger = ledgerPath === undefined ? undefined : readLedgerFile(ledgerPath);
  if (ledger !== undefined && !('operations' in ledger)) return { findings: [...findings, ...ledger] };
  const read = readSiteSettings(docs);
  if (read.findings.length > 0) return { findings: [...findings, ...read.findings] };
  options.onStage?.('Writing pages');
  const { guides, files, findings: guideFindings } = guidesOf(document, docs);
  const { settings } = read;
  const emission = await buildSite({
    model,
    guides,
    url,
    since: earlier?.model,
    ledger,
    settings,
    makeParts,
  });
  return {
    findings: [...findings, ...guideFindings, ...emission.findings],
    output: {
      title: model.info.title,
      inputs: [
        ...lockedInputs(document, source),
        ...(earlier?.source === undefined ? [] : lockedInputs(document, earlier.source)),
        ...files,
        ...read.files,
      ],
      files: emission.files.map((file) => ({ ...file, owner: OWNER })),
      owners: new Set([OWNER]),
    },
  };
}

function guidesOf(document: string, { guides }: SiteConfig): GuidesResult {
  if (guides === undefined) return readGuides(dirname(resolve(document)));
  return readGuideFolders(
    guides.map((each) => (typeof each === 'string' ? { folder: each, title: 'Guides' } : each)),
  );
}
