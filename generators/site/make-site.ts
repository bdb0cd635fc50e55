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

/** How a document is read, and the further inputs of its site. */
export interface SiteOptions extends LoadOptions {
  /** Address of the site, with a slash at its end. */
  readonly url: string | undefined;
  /** Path of an earlier version of the document, for the changelog. */
  readonly since: string | undefined;
  /** Path of the ledger of a verification. */
  readonly ledger: string | undefined;
  /** The appearance of the site, and its guides. */
  readonly docs?: SiteConfig | undefined;
  /** Origin of a running mock, which Try it selects first. */
  readonly mock?: string | undefined;
}

/** The emitter of a site, with the findings and inputs of what was read besides the document. */
export interface PreparedSite {
  readonly emitter: Emitter;
  readonly options: DocsOptions;
  readonly findings: readonly Finding[];
  readonly inputs: Output['inputs'];
}

/** Makes the site of a document. The inputs of the output include what was read besides the document. */
export async function makeSite(document: string, options: SiteOptions): Promise<MadeSite> {
  const prepared = await prepareSite(document, options);
  if (!('emitter' in prepared)) return prepared;
  return withSiteInputs(await generate({ ...options, document, emitters: [prepared.emitter] }), prepared);
}

/** Adds the findings and inputs of a prepared site to the result of generating. */
export function withSiteInputs({ output, findings }: Generated, prepared: PreparedSite): MadeSite {
  if (output === undefined) return { findings };
  return {
    findings: [...findings, ...prepared.findings],
    output: { ...output, inputs: [...output.inputs, ...prepared.inputs] },
  };
}

/** Reads the inputs of a site besides its document. Returns only findings if one of them is an error. */
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
