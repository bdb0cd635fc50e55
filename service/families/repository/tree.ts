import {
  keysetHeaders,
  type Context,
  type ListRepositoryTreeServerRequest,
} from '../../../generated/server/index.js';
import type { TreeEntry } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import { refusing } from '../../http/git-refusals.ts';
import { repositoryOf } from '../projects/repository.ts';

/** A page of the entries of a folder (Part B 4.3): further pages are linked only by `Link`. */
export async function treePage(
  { app, url }: Pick<Context, 'app' | 'url'>,
  project: Row<'projects'>,
  { path, recursive, ref, page_token: after, per_page: limit }: ListRepositoryTreeServerRequest['query'],
): Promise<{ readonly entries: TreeEntry[]; readonly headers: ReturnType<typeof keysetHeaders> }> {
  const repository = await repositoryOf(app, project);
  if (ref === undefined && (await repository.isEmpty())) {
    return { entries: [], headers: keysetHeaders({ url, next: undefined }) };
  }
  const { items, next } = await refusing('Tree', () =>
    repository.tree({
      recursive,
      limit,
      ...(ref === undefined ? {} : { revision: ref }),
      ...(path === undefined || path === '' ? {} : { path }),
      ...(after === undefined || after === '' ? {} : { after }),
    }),
  );
  const following = next === undefined ? undefined : { pagination: 'keyset', page_token: next };
  return { entries: items.map((entry) => ({ ...entry })), headers: keysetHeaders({ url, next: following }) };
}
