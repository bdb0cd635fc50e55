import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { json, sql } from '../../database/sql.ts';

/** The settings that were set; absent members were not. */
export interface StoredSettings {
  readonly allow_author_approval?: boolean;
  readonly allow_committer_approval?: boolean;
  readonly allow_overrides_to_approver_list_per_merge_request?: boolean;
  readonly retain_approvals_on_push?: boolean;
  readonly selective_code_owner_removals?: boolean;
  readonly require_reauthentication_to_approve?: boolean;
  /** Of projects only. */
  readonly approvals_before_merge?: number;
}

/** The owner of settings: a project in its namespace, or a group. */
export type SettingsOwner =
  | { readonly kind: 'project'; readonly row: Row<'projects'> }
  | { readonly kind: 'group'; readonly row: Row<'namespaces'> };

/** The settings of an owner, and those of the groups above it, the nearest first. */
export interface SettingsChain {
  readonly own: StoredSettings;
  readonly above: readonly StoredSettings[];
}

export async function settingsChain(reads: Reads, owner: SettingsOwner): Promise<SettingsChain> {
  const { row } = owner;
  const own = await reads.one<{ value: StoredSettings }>(
    owner.kind === 'project'
      ? sql`select value from approval_settings where project_id = ${row.id}`
      : sql`select value from approval_settings where group_id = ${row.id}`,
  );
  const parent = owner.kind === 'project' ? owner.row.namespace_id : owner.row.parent_id;
  const above = await reads.all<{ value: StoredSettings }>(sql`
    with recursive above(id, parent_id, depth) as (
      select id, parent_id, 0 from namespaces where id = ${parent}
      union all
      select n.id, n.parent_id, a.depth + 1 from namespaces n join above a on n.id = a.parent_id
    )
    select s.value from approval_settings s join above a on a.id = s.group_id order by a.depth`);
  return { own: own?.value ?? {}, above: above.map(({ value }) => value) };
}

export async function storeSettings(
  writes: Writes,
  { kind, row }: SettingsOwner,
  value: StoredSettings,
): Promise<void> {
  await writes.run(
    kind === 'project'
      ? sql`insert into approval_settings (project_id, value) values (${row.id}, ${json(value)})
          on conflict (project_id) do update set value = excluded.value`
      : sql`insert into approval_settings (group_id, value) values (${row.id}, ${json(value)})
          on conflict (group_id) do update set value = excluded.value`,
  );
}
