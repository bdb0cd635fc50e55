import type { ProtectedBranchCreate } from '../../../generated/companion/types/index.js';
import type { ApprovalRuleBranch } from '../../../generated/types/index.js';
import type { Asking } from '../../access/resources.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { badRequest, conflict, forbidden, invalid, notFound } from '../../http/refusals.ts';
import { unlessTaken } from '../../http/taken.ts';
import { branchView } from '../approvals/view.ts';
import { protectionOf } from './protection.ts';
import {
  deleteProtectedBranch,
  findProtectedBranch,
  grantsOn,
  insertProtectedBranch,
  knownIds,
  type NewGrant,
  type ProtectedBranch,
} from './protection-queries.ts';

const maintainer = 40;

/**
 * Protects a branch or a pattern. Throws a `Refusal`: 409 if it is already protected, 400 if a named id does not exist.
 */
export async function protect(
  { app }: Asking,
  project: Row<'projects'>,
  body: ProtectedBranchCreate,
): Promise<ProtectedBranch> {
  const { name } = body;
  if (name.trim() === '') throw invalid('name', "can't be blank");
  const grants = [
    ...grantsFor('push', body.push_access_level, body.allowed_to_push),
    ...grantsFor('merge', body.merge_access_level, body.allowed_to_merge),
    ...(body.unprotect_access_level === undefined && body.allowed_to_unprotect === undefined
      ? []
      : grantsFor('unprotect', body.unprotect_access_level, body.allowed_to_unprotect)),
  ];
  await mustBeKnown(app.database, grants);
  return await unlessTaken(conflict(`Protected branch '${name}' already exists`), () =>
    app.database.transaction((writes) =>
      insertProtectedBranch(
        writes,
        {
          project_id: project.id,
          name,
          allow_force_push: body.allow_force_push ?? false,
          code_owner_approval_required: body.code_owner_approval_required ?? false,
        },
        grants,
      ),
    ),
  );
}

/** The requested level, and the named users and groups; maintainers by default. */
function grantsFor(
  kind: NewGrant['kind'],
  level: number | undefined,
  named: ProtectedBranchCreate['allowed_to_push'],
): readonly NewGrant[] {
  const given = (named ?? []).map((one) => {
    const grant = {
      kind,
      access_level: one.access_level ?? null,
      user_id: one.user_id ?? null,
      group_id: one.group_id ?? null,
    };
    const count = [grant.access_level, grant.user_id, grant.group_id].filter(
      (value) => value !== null,
    ).length;
    if (count !== 1)
      throw badRequest(`allowed_to_${kind} takes one of access_level, user_id and group_id each`);
    return grant;
  });
  const least = level ?? (given.length === 0 ? maintainer : undefined);
  return least === undefined
    ? given
    : [{ kind, access_level: least, user_id: null, group_id: null }, ...given];
}

async function mustBeKnown(reads: Reads, grants: readonly NewGrant[]): Promise<void> {
  for (const [table, member] of [
    ['users', 'user_id'],
    ['groups', 'group_id'],
  ] as const) {
    const ids = grants.map((grant) => grant[member]).filter((id) => id !== null);
    const known = await knownIds(reads, table, ids);
    const missing = ids.find((id) => !known.has(id));
    if (missing !== undefined) throw badRequest(`${member} ${missing} does not exist`);
  }
}

/** Removes the protection of a branch. Throws a `Refusal` of 403 if the caller does not have the right to. */
export async function unprotect(
  asking: Asking,
  project: Row<'projects'>,
  branch: ProtectedBranch,
): Promise<void> {
  const { app, principal } = asking;
  const grants = (await grantsOn(app.database, [branch.id])).filter(({ kind }) => kind === 'unprotect');
  const protection = await protectionOf(app, project, principal);
  if (grants.length > 0 && !protection.holds(grants)) throw forbidden();
  await app.database.transaction((writes) => deleteProtectedBranch(writes, branch.id));
}

/** A protected branch by its name or pattern. Throws a `Refusal` of 404 if there is none. */
export async function protectedBranchOf(
  { app }: Asking,
  project: Row<'projects'>,
  name: string,
): Promise<ProtectedBranch> {
  const found = await findProtectedBranch(app.database, project.id, name);
  if (found === undefined) throw notFound('Protected Branch');
  return found;
}

/** Protected branches with the rights of users and groups on them. */
export async function presentProtectedBranches(
  { app }: Asking,
  branches: readonly ProtectedBranch[],
): Promise<ApprovalRuleBranch[]> {
  const grants = await grantsOn(
    app.database,
    branches.map(({ id }) => id),
  );
  const byBranch = Map.groupBy(grants, ({ protected_branch_id }) => protected_branch_id);
  return branches.map((branch) => branchView(branch, byBranch.get(branch.id) ?? []));
}
