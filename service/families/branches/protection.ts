import { heldGroups, levelInProject } from '../../access/queries.ts';
import type { Caller } from '../../access/caller.ts';
import { viewerOf } from '../../access/resources.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { matchesBranch } from './pattern.ts';
import { grantsOn, protectedBranches, type Grant, type ProtectedBranch } from './protection-queries.ts';

type Right = 'push' | 'merge' | 'unprotect';

/** The protection of a project's branches, from the point of view of one caller. */
export interface Protection {
  /** Whether a branch is protected. */
  covers(branch: string): boolean;
  /** Whether the caller has a right on a branch; on an unprotected one, everybody with write access has all rights. */
  may(right: Right, branch: string): boolean;
  /** Whether members with a level have a right on a branch. */
  mayLevel(right: Right, branch: string, level: number): boolean;
  /** Whether those who may push may also rewrite the branch. */
  mayRewrite(branch: string): boolean;
  /** Whether one of some grants includes the caller. */
  holds(grants: readonly Grant[]): boolean;
  /** Maintainers and above. */
  readonly isMaintainer: boolean;
}

/** Whether a branch of a project is protected. */
export async function isProtected(reads: Reads, projectId: number, branch: string): Promise<boolean> {
  return (await protectedBranches(reads, projectId)).some(({ name }) => matchesBranch(name, branch));
}

/** Reads the protection of a project's branches. If several protections match, a right from one of them is enough. */
export async function protectionOf(
  forge: Pick<Forge, 'database' | 'clock'>,
  project: Row<'projects'>,
  caller: Caller | undefined,
): Promise<Protection> {
  const { database } = forge;
  const all = await protectedBranches(database, project.id);
  const grants = await grantsOn(
    database,
    all.map(({ id }) => id),
  );
  const viewer = viewerOf(forge, caller);
  const level = viewer === undefined ? 0 : ((await levelInProject(database, viewer, project)) ?? 0);
  const groups =
    viewer === undefined || grants.every(({ group_id }) => group_id === null)
      ? []
      : await database.all<{ id: number; level: number }>(
          sql`select id, level from ${heldGroups(viewer)} as held`,
        );
  const inGroups = new Set(groups.filter((group) => group.level >= 30).map(({ id }) => id));
  const matching = (branch: string): readonly ProtectedBranch[] =>
    all.filter(({ name }) => matchesBranch(name, branch));
  const someGrant = (right: Right, branch: string, isMet: (grant: Grant) => boolean): boolean => {
    const ids = new Set(matching(branch).map(({ id }) => id));
    return (
      ids.size === 0 ||
      grants.some((grant) => grant.kind === right && ids.has(grant.protected_branch_id) && isMet(grant))
    );
  };
  const isHeld = (grant: Grant): boolean =>
    isLevel(grant, level) ||
    (level >= 30 && grant.user_id !== null && grant.user_id === viewer?.userId) ||
    (level >= 30 && grant.group_id !== null && inGroups.has(grant.group_id));
  return {
    covers: (branch) => matching(branch).length > 0,
    may: (right, branch) => someGrant(right, branch, isHeld),
    mayLevel: (right, branch, held) => someGrant(right, branch, (grant) => isLevel(grant, held)),
    mayRewrite: (branch) =>
      matching(branch).length === 0 || matching(branch).some((one) => one.allow_force_push),
    holds: (some) => some.some(isHeld),
    isMaintainer: level >= 40,
  };
}

/** Whether a level is sufficient for a grant; for level 0, none is. */
function isLevel({ access_level: least }: Grant, held: number): boolean {
  return least !== null && least > 0 && held >= least;
}
