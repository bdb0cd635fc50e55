import { fileURLToPath } from 'node:url';
import { siteOf } from '../../docs/site-files.ts';
import { Generated, type Changes } from '../artifacts/generated.ts';
import { readFacts } from '../document/read.ts';
import { Casebook } from '../document/values/casebook.ts';
import type { Sources } from './comparison.ts';

/** The document of this repository. */
export const DOCUMENT: string = fileURLToPath(new URL('../../../spec/openapi.yaml', import.meta.url));

/** The document of this repository and what was generated from it. */
export async function loadSources(seed = 1): Promise<Sources> {
  const facts = readFacts(DOCUMENT);
  const { files } = await siteOf(DOCUMENT, 'https://docs.example/');
  return { facts, casebook: new Casebook(facts, seed), generated: new Generated(), site: files };
}

/** The same sources as if files had other texts. */
export function withChanges(
  sources: Sources,
  { generated, site }: { readonly generated?: Changes; readonly site?: Changes },
): Sources {
  const pages = new Map(sources.site);
  for (const [path, text] of site ?? []) {
    if (text === undefined) pages.delete(path);
    else pages.set(path, text);
  }
  return { ...sources, generated: new Generated(undefined, generated), site: pages };
}
