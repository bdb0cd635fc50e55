import { dirname } from 'node:path';
import { buildSite } from '../../generators/emit/docs/build-site.ts';
import { readGuides } from '../../generators/site/guides.ts';
import { loadModel } from '../../generators/pipeline.ts';
import type { Finding } from '../../generators/diagnostics/finding.ts';
import { tsModelOf, type TsModel } from '../../generators/typescript/ts-model.ts';

export interface BuiltSite {
  readonly model: TsModel;
  readonly files: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
}

/** The site of a document on disk, in memory. */
export async function siteOf(document: string, url?: string): Promise<BuiltSite> {
  const { model, findings } = await loadModel(document);
  if (model === undefined) throw new Error(`${document} has errors: ${findings[0]?.message}`);
  const { files, findings: own } = await buildSite({
    model,
    guides: readGuides(dirname(document)).guides,
    url,
  });
  return {
    model: tsModelOf(model),
    files: new Map(files.map(({ path, text }) => [path, text])),
    findings: own,
  };
}
