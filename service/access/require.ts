import type { Row } from '../database/rows.ts';
import { forbidden, unauthorized } from '../http/refusals.ts';
import type { Caller } from './caller.ts';
import { opens, type Place } from './permissions.ts';
import { levelInGroup, levelInProject } from './queries.ts';
import { signedIn, type Asking } from './resources.ts';

/** The caller of an operation that needs credentials. */
export function callerIn({ principal }: Asking): Caller {
  if (principal === undefined) throw unauthorized();
  return principal;
}

/**
 * Refuses with 403 if the caller has a lower level in a project, and no custom role there that opens the operation; for
 * operations without a role in the contract.
 */
export async function requireInProject(
  asking: Asking,
  project: Row<'projects'>,
  level: number,
): Promise<void> {
  const held = await levelInProject(asking.app.database, signedIn(asking), project);
  if ((held ?? 0) < level) await requireRole(asking, { kind: 'project', row: project });
}

/** As `requireInProject`, in a group. */
export async function requireInGroup(asking: Asking, groupId: number, level: number): Promise<void> {
  const held = await levelInGroup(asking.app.database, signedIn(asking), groupId);
  if ((held ?? 0) < level) await requireRole(asking, { kind: 'group', row: { id: groupId } });
}

async function requireRole(asking: Asking, place: Place): Promise<void> {
  const { app, operation } = asking;
  const isOpen =
    operation !== undefined && (await opens(app.database, signedIn(asking), place, operation.id));
  if (!isOpen) throw forbidden();
}
