import type { Branch } from '../../../generated/companion/types/index.js';
import { levelInProject } from '../../access/queries.ts';
import { viewerOf, type Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import type { Branch as GitBranch } from '../../git/objects/types.ts';
import type { Repository } from '../../git/repository.ts';
import { commitView } from '../commits/view.ts';
import { protectionOf } from './protection.ts';

/** The lowest level that may push. */
const writerLevel = 30;

/** Branches of a project as a caller may see them. */
export async function presentBranches(
  { app, principal }: Asking,
  { project, repository }: { readonly project: Row<'projects'>; readonly repository: Repository },
  branches: readonly GitBranch[],
): Promise<Branch[]> {
  const viewer = viewerOf(app, principal);
  const level = viewer === undefined ? 0 : ((await levelInProject(app.database, viewer, project)) ?? 0);
  const defaultBranch = await repository.defaultBranch();
  const tip = await repository.find(`refs/heads/${defaultBranch}`);
  const protection = await protectionOf(app, project, principal);
  const others = branches.map(({ name }) => name).filter((name) => name !== defaultBranch);
  const merged = tip === undefined ? new Set() : await repository.branchesMergedInto(tip, others);
  return branches.map(({ name, commit }) => ({
    name,
    commit: commitView(app.instance, project, commit),
    default: name === defaultBranch,
    protected: protection.covers(name),
    merged: merged.has(name),
    can_push: level >= writerLevel && !project.archived && protection.may('push', name),
    developers_can_push: protection.mayLevel('push', name, writerLevel),
    developers_can_merge: protection.mayLevel('merge', name, writerLevel),
    web_url: `${app.instance.url}/${project.full_path}/-/tree/${name}`,
  }));
}
