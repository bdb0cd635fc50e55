import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import type { Push } from '../projects/references.ts';
import { repositoryOf } from '../projects/repository.ts';
import { removeApprovals } from '../approvals/given.ts';
import { approvalSettings } from '../approvals/settings.ts';
import { forgetStatus, openFrom, setTip } from './queries.ts';

const branches = 'refs/heads/';

/** Keeps open merge requests up to date with the branches that a push has changed. */
export async function followPush(forge: Forge, { project, changes }: Push): Promise<void> {
  for (const { ref, after } of changes) {
    if (!ref.startsWith(branches)) continue;
    const branch = { projectId: project.id, name: ref.slice(branches.length) };
    // Pushes are followed up concurrently: the branch may have moved since.
    const sha = after === null ? undefined : await (await repositoryOf(forge, project)).find(ref);
    if (sha !== undefined) await bringToTargets(forge, project, { name: branch.name, sha });
    const outdated = sha === undefined ? [] : await outdatedApprovals(forge, { ...branch, sha });
    await forge.database.transaction(async (writes) => {
      for (const id of outdated) await removeApprovals(writes, id);
      if (sha !== undefined) await setTip(writes, { ...branch, sha });
      await forgetStatus(writes, branch);
    });
  }
}

/**
 * Merge requests whose approvals a new tip of their source branch removes, by the settings of their target projects.
 */
async function outdatedApprovals(
  { database }: Forge,
  branch: { readonly projectId: number; readonly name: string; readonly sha: string },
): Promise<readonly number[]> {
  const outdated: number[] = [];
  for (const { id, project_id } of await openFrom(database, branch)) {
    const target = await database.one<Row<'projects'>>(sql`select * from projects where id = ${project_id}`);
    if (target === undefined) continue;
    const settings = await approvalSettings(database, { kind: 'project', row: target });
    // Selective removals revoke only approvals of code owners, and there are none here.
    if (!settings.retain_approvals_on_push.value && !settings.selective_code_owner_removals.value)
      outdated.push(id);
  }
  return outdated;
}

/** Copies a push to a fork to the projects into which it is to be merged. */
async function bringToTargets(
  forge: Forge,
  source: Row<'projects'>,
  { name, sha }: { readonly name: string; readonly sha: string },
): Promise<void> {
  const open = await forge.database.all<Row<'merge_requests'>>(sql`
    select * from merge_requests where source_project_id = ${source.id} and source_branch = ${name}
      and project_id <> ${source.id} and state = 'opened' order by id`);
  for (const row of open) await bringTip(forge, { source, targetId: row.project_id, iid: row.iid, sha });
}

/** The reference under which a project keeps the commits of a merge request from another project. */
export function tipReference(iid: number): string {
  return `refs/merge-requests/${iid}/head`;
}

/** Copies the tip of a branch of a fork, and keeps it under the number of its merge request. */
export async function bringTip(
  forge: Forge,
  tip: {
    readonly source: Row<'projects'>;
    readonly targetId: number;
    readonly iid: number;
    readonly sha: string;
  },
): Promise<void> {
  const target = await forge.database.one<Row<'projects'>>(
    sql`select * from projects where id = ${tip.targetId}`,
  );
  if (target === undefined || target.id === tip.source.id) return;
  const repository = await repositoryOf(forge, target);
  await repository.fetch(await repositoryOf(forge, tip.source), tip.sha);
  const ref = tipReference(tip.iid);
  const before = (await repository.refs(ref)).get(ref) ?? null;
  if (before !== tip.sha) await repository.updateRefs([{ ref, before, after: tip.sha }]);
}
