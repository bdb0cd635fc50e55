import type { TsFamily, TsOperation, TsSchema } from '../../typescript/ts-model.ts';
import { guidePath } from './guide.ts';

/** The paths of pages, without the ending: each page is printed as `.html` and as `.md`. */
export const pagePaths = {
  home: 'index',
  errors: 'errors',
  status: (status: string): string => `errors/${anchorOf(status).toLowerCase()}`,
  limits: 'limits',
  deprecations: 'deprecations',
  changelog: 'changelog',
  states: 'states',
  notShown: 'not-shown',
  conformance: 'conformance',
  schemas: 'schemas/index',
  guide: guidePath,
  family: ({ names }: TsFamily): string => `families/${names.file}`,
  webhooks: 'webhooks',
  operation: ({ names, sentBy }: TsOperation): string =>
    `${sentBy === 'client' ? 'operations' : 'webhooks'}/${names.file}`,
  schema: ({ names }: TsSchema): string => `schemas/${names.file}-schema`,
} as const;

/** The relative address of a page, or of an anchor on it, as seen from another page. */
export function pageHref(from: string, to: string, ending: 'html' | 'md' = 'html'): string {
  const [page = '', fragment] = to.split('#');
  return relativeLink(from, `${page}.${ending}${fragment === undefined ? '' : `#${fragment}`}`);
}

/**
 * The relative address of one file of the site as seen from another, so that the site works below any path and from
 * a disk. Both paths are relative to the root of the site.
 */
export function relativeLink(from: string, to: string): string {
  let shared = 0;
  for (let at = from.indexOf('/'); at !== -1; at = from.indexOf('/', shared)) {
    if (!to.startsWith(from.slice(shared, at + 1), shared)) break;
    shared = at + 1;
  }
  const folders = from.slice(shared).split('/').length - 1;
  return `${'../'.repeat(folders)}${to.slice(shared)}`;
}

/** An id on a page, made of names that may contain any character. */
export function anchorOf(...names: readonly string[]): string {
  return names.map((name) => name.replaceAll(/[^A-Za-z0-9_-]/gu, escaped)).join('.');
}

function escaped(character: string): string {
  return `~${(character.codePointAt(0) ?? 0).toString(16)}`;
}
