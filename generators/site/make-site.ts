import { dirname, resolve } from 'node:path';
import { readLedgerFile } from '../conformance/read-files.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { docsEmitter } from '../emit/docs/docs-emitter.ts';
import type { DocsOptions } from '../emit/docs/docs-options.ts';
import type { Emitter } from '../emit/emitter.ts';
import type { Output } from '../output/write.ts';
import { generate, loadModel, lockedInputs, type Generated, type LoadOptions } from '../pipeline.ts';
import { findingGuides } from './finding-guides.ts';
import { readGuideFolders, readGuides, type GuidesResult } from './guides.ts';
import type { SiteConfig } from './site-config.ts';
import { readSiteSettings } from './site-settings.ts';

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
  /** Origin of a mock that runs, where Try it starts. */
  readonly mock?: string | undefined;
}

/** What a site is printed by, and what was read for that beside the document. */
export interface PreparedSite {
  readonly emitter: Emitter;
  readonly options: DocsOptions;
  readonly findings: readonly Finding[];
  readonly inputs: Output['inputs'];
}

/** Makes the site of a document, and says what was read for it beside the document. */
export async function makeSite(document: string, options: SiteOptions): Promise<MadeSite> {
  const parts = await prepareSite(document, options);
  if (!('emitter' in parts)) return parts;
  const { output, findings } = await generate({ ...options, document, emitters: [parts.emitter] });
  return withSiteInputs({ findings, ...(output === undefined ? {} : { output }) }, parts);
}

/** The outcome of generating with what was read beside the document. */
export function withSiteInputs({ output, findings }: Generated, parts: PreparedSite): MadeSite {
  if (output === undefined) return { findings };
  return {
    findings: [...findings, ...parts.findings],
    output: { ...output, inputs: [...output.inputs, ...parts.inputs] },
  };
}

/** Reads what a site shows beside its document; findings alone where one of them is an error. */
export async function prepareSite(
  document: string,
  { url, since, ledger: ledgerPath, docs = {}, mock, ...options }: SiteOptions,
): Promise<PreparedSite | { readonly findings: readonly Finding[] }> {
  const earlier = since === undefined ? undefined : await loadModel(since, options);
  const ledger = ledgerPath === undefined ? undefined : readLedgerFile(ledgerPath);
  const appearance = readSiteSettings(docs);
  const errors = [
    ...(earlier !== undefined && earlier.model === undefined ? earlier.findings : []),
    ...(ledger !== undefined && !('operations' in ledger) ? ledger : []),
    ...appearance.findings,
  ];
  if (errors.length > 0 || (ledger !== undefined && !('operations' in ledger))) return { findings: errors };
  const { guides: read, files, findings: guideFindings } = guidesOf(document, docs);
  const guides = docs.findings === undefined ? read : [...read, ...findingGuides(docs.findings)];
  const given = { guides, url, since: earlier?.model, ledger, settings: appearance.settings, mock };
  return {
    emitter: docsEmitter(given),
    options: given,
    findings: guideFindings,
    inputs: [
      ...(earlier?.source === undefined ? [] : lockedInputs(document, earlier.source)),
      ...files,
      ...appearance.files,
    ],
  };
}

function guidesOf(document: string, { guides }: SiteConfig): GuidesResult {
  if (guides === undefined) return readGuides(dirname(resolve(document)));
  return readGuideFolders(
    guides.map((each) => (typeof each === 'string' ? { folder: each, title: 'Guides' } : each)),
  );
}
