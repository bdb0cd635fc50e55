import type { Namespace } from '../../../generated/types/index.js';
import { withinInstance } from '../../contract/members.ts';
import type { Row } from '../../database/rows.ts';
import type { Instance } from '../../instance.ts';
import { webAddress } from '../projects/summary.ts';
import type { NamespaceFigures } from './queries.ts';

/** A namespace (Part A 2.5); only its owners see plan and figures. */
export function namespaceView(
  instance: Instance,
  namespace: Row<'namespaces'>,
  { isOwner, figures }: { readonly isOwner: boolean; readonly figures: NamespaceFigures | undefined },
): Namespace {
  const { id, name, path, kind, full_path, parent_id, avatar_url } = namespace;
  return withinInstance(instance, 'Namespace', {
    id,
    name,
    path,
    kind,
    full_path,
    parent_id,
    avatar_url,
    web_url: webAddress(instance.url, namespace),
    billable_members_count: kind === 'user' ? 1 : (figures?.billable ?? 0),
    trial: false,
    trial_ends_on: null,
    end_date: null,
    ...(isOwner ? { plan: instance.tier } : {}),
    ...(isOwner && kind === 'group' && figures !== undefined
      ? {
          members_count_with_descendants: figures.members,
          root_repository_size: figures.repositorySize,
          projects_count: figures.projects,
        }
      : {}),
    max_seats_used: figures?.billable ?? 0,
    seats_in_use: figures?.billable ?? 0,
    max_seats_used_changed_at: null,
  });
}
