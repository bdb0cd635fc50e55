import type { Row } from '../database/rows.ts';
import { forbidden, unauthorized } from '../http/refusals.ts';
import type { Caller } from './caller.ts';
import { levelInGroup, levelInProject } from './queries.ts';
import { signedIn, type Asking } from './resources.ts';

/** The caller of an operation that needs credentials. */
export function callerIn({ principal }: Asking): Caller {
  if (principal === undefined) throw unauthorized();
  return principal;
}

/** Refuses with 403 where the caller holds less than a level in a project; for what the contract names no role for. */
export async function requireInProject(
  asking: Asking,
  project: Row<'projects'>,
  level: number,
): Promise<void> {
  const held = await levelInProject(asking.app.database, signedIn(asking), project);
  if ((held ?? 0) < level) throw forbidden();
}

/** Refuses with 403 where the caller holds less than a level in a group. */
export async function requireInGroup(asking: Asking, groupId: number, level: number): Promise<void> {
  const held = await levelInGroup(asking.app.database, signedIn(asking), groupId);
  if ((held ?? 0) < level) throw forbidden();
}
