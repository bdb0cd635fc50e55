import { opens } from '../../access/permissions.ts';
import { signedIn, type Asking } from '../../access/resources.ts';
import { forbidden } from '../../http/refusals.ts';
import { levelIn, type MemberSource } from './source.ts';

/** The lowest level that may manage the members of a group or project. */
const managing = { group: 50, project: 40 } as const;

/**
 * The level of a caller who may manage members: owners of groups, maintainers of projects, and members of groups whose
 * custom role allows it; undefined for everybody else. Nobody can grant more than they have.
 */
export async function managingLevel(asking: Asking, source: MemberSource): Promise<number | undefined> {
  const { database } = asking.app;
  const viewer = signedIn(asking);
  const level = await levelIn(database, viewer, source);
  if (level >= managing[source.kind]) return level;
  const place = { kind: 'group', row: { id: source.id } } as const;
  const isAllowed = source.kind === 'group' && (await opens(database, viewer, place, 'createGroupMember'));
  return isAllowed ? level : undefined;
}

/** As `managingLevel`; throws a `Refusal` of 403 if the caller may not manage members. */
export async function mustManage(asking: Asking, source: MemberSource): Promise<number> {
  const level = await managingLevel(asking, source);
  if (level === undefined) throw forbidden();
  return level;
}

/** Refuses with 403 to grant a level that the granting user does not have. */
export function mustHold(held: number, given: number): void {
  if (given > held) throw forbidden('This access level is higher than your own.');
}
