import type { ListCommitDifferencesHandler } from '../../../generated/companion/server/index.js';
import { projectOf } from '../../access/resources.ts';
import { repositoryOf } from '../../families/projects/repository.ts';
import { diffView } from '../../families/repository/view.ts';
import { refusing } from '../../http/git-refusals.ts';
import { pageOf } from '../../http/pages.ts';

/**
 * List the changes of a commit
 *
 * `GET /projects/{id}/repository/commits/{sha}/diff`
 */
export const listCommitDifferences: ListCommitDifferencesHandler = async ({ path, query }, context) => {
  const repository = await repositoryOf(context.app, await projectOf(context, path.id));
  const { items: differences } = await refusing('Commit', () =>
    repository.diff(path.sha, { unified: query.unidiff }),
  );
  const { items, headers } = pageOf(differences, { url: context.url, query });
  return { status: 200, headers, body: items.map(diffView) };
};
