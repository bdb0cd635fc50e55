import type { TsFamily, TsOperation, TsSchema } from '../../typescript/ts-model.ts';
import { guidePath } from './guide.ts';

/** Where the pages of the site lie, without the ending: every page is there as `.html` and as `.md`. */
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

/**
 * The relative address of one file of the site as seen from another, so that the site works below any path and from
 * a disk. Both paths are relative to the site's root.
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

/** The id of a thing on its page, from names that may hold anything; as short as the names allow. */
export function anchorOf(...names: readonly string[]): string {
  return names
    .map((name) =>
      name.replaceAll(/[^A-Za-z0-9_-]/gu, (character) => `~${(character.codePointAt(0) ?? 0).toString(16)}`),
    )
    .join('.');
}
