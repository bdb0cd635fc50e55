import type { SamlGroupLinkCreate } from '../../../generated/types/index.js';
import type { Asking } from '../../access/resources.ts';
import { instant } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { invalid, notFound } from '../../http/refusals.ts';
import { unlessTaken } from '../../http/taken.ts';
import { checkMemberRole } from '../members/grant-rules.ts';
import { checkLevel } from '../members/level-rules.ts';
import type { MemberSource } from '../members/source.ts';
import { deleteGroupLink, findGroupLink, insertGroupLink } from './queries.ts';

/** Throws a `Refusal` of 404 if the group has no link with this name. */
export async function groupLinkOf(
  { app }: Asking,
  groupId: number,
  name: string,
): Promise<Row<'saml_group_links'>> {
  const link = await findGroupLink(app.database, groupId, name);
  if (link === undefined) throw notFound('SAML Group Link');
  return link;
}

/**
 * Throws a `Refusal` of 400 if the name is taken or empty, or if members of the group cannot have the level or role.
 */
export async function createGroupLink(
  { app: { database, clock } }: Asking,
  group: MemberSource,
  link: SamlGroupLinkCreate,
): Promise<Row<'saml_group_links'>> {
  const { saml_group_name: name, access_level: level, member_role_id: roleId } = link;
  if (name.trim() === '') throw invalid('saml_group_name', "can't be blank");
  checkLevel(group, level);
  if (roleId !== undefined) await checkMemberRole(database, group, { roleId, level });
  return await unlessTaken(invalid('saml_group_name', 'has already been taken'), () =>
    database.transaction((writes) => insertGroupLink(writes, group.id, link, instant(clock))),
  );
}

/** Throws a `Refusal` of 404 if the group has no link with this name. */
export async function removeGroupLink({ app }: Asking, groupId: number, name: string): Promise<void> {
  const wasThere = await app.database.transaction((writes) => deleteGroupLink(writes, groupId, name));
  if (!wasThere) throw notFound('SAML Group Link');
}
