import type { MemberCreate, MemberUpdate } from '../../../generated/companion/types/index.js';
import { levels } from '../../access/level.ts';
import { callerIn } from '../../access/require.ts';
import type { Asking } from '../../access/resources.ts';
import { instant, today } from '../../clock.ts';
import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { conflict, forbidden, invalid, notFound } from '../../http/refusals.ts';
import { unlessTaken } from '../../http/taken.ts';
import { findMember, inheritedMembership, isLastOwner, type ChangeableSource } from './changeable.ts';

type Terms = Pick<MemberCreate, 'access_level' | 'expires_at' | 'member_role_id'>;

/** Adds a user to a group or project. Throws a `Refusal` of 409 where they are a member already. */
export async function addMember(
  asking: Asking,
  source: ChangeableSource,
  user: Row<'users'>,
  terms: Terms,
): Promise<Row<'members'>> {
  const { app } = asking;
  const caller = callerIn(asking);
  const exists = conflict('Member already exists');
  const add = async (writes: Writes): Promise<Row<'members'>> => {
    if ((await findMember(writes, source, user.id)) !== undefined) throw exists;
    await checkTerms(asking, writes, { source, userId: user.id, terms });
    const row = await writes.one<Row<'members'>>(sql`
      insert into members
        (kind, source_id, user_id, access_level, member_role_id, expires_at, created_by_id, created_at)
      values
        (${source.kind}, ${source.id}, ${user.id}, ${terms.access_level}, ${terms.member_role_id ?? null},
         ${dateOrNull(terms.expires_at)}, ${caller.user.id}, ${instant(app.clock)})
      returning *`);
    if (row === undefined) throw new Error('The member was not stored.');
    return row;
  };
  return await unlessTaken(exists, () => app.database.transaction(add));
}

/** Changes the terms of a direct membership. What a body does not name stays as it is. */
export async function changeMember(
  asking: Asking,
  source: ChangeableSource,
  userId: number,
  body: MemberUpdate,
): Promise<Row<'members'>> {
  return await asking.app.database.transaction(async (writes) => {
    const member = await findMember(writes, source, userId);
    if (member === undefined) throw notFound('Member');
    if (member.access_level > source.callerLevel) throw forbidden();
    await checkTerms(asking, writes, { source, userId, terms: body });
    if (body.access_level < levels.owner && (await isLastOwner(writes, source, member))) throw forbidden();
    const { expires_at, member_role_id } = body;
    const changed = await writes.one<Row<'members'>>(sql`
      update members set access_level = ${body.access_level},
        expires_at = ${expires_at === undefined ? member.expires_at : dateOrNull(expires_at)},
        member_role_id = ${member_role_id === undefined ? member.member_role_id : member_role_id}
      where id = ${member.id} returning *`);
    return changed ?? member;
  });
}

interface Wish {
  readonly source: ChangeableSource;
  readonly userId: number;
  readonly terms: Terms;
}

/** Nobody gives more than they hold, nothing undercuts what is inherited, and custom roles stand on their base level. */
async function checkTerms({ app }: Asking, reads: Reads, { source, userId, terms }: Wish): Promise<void> {
  const { access_level: level, expires_at, member_role_id } = terms;
  if (level > source.callerLevel) throw forbidden();
  const inherited = await inheritedMembership(reads, source, userId);
  if (inherited !== undefined && level < inherited.level) {
    const name = Object.entries(levels).find(([, each]) => each === inherited.level)?.[0] ?? 'member';
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    throw invalid(
      'access_level',
      `should be greater than or equal to ${title} inherited membership from group ${inherited.group}`,
    );
  }
  const date = dateOrNull(expires_at);
  if (date !== null && date < today(app.clock)) throw invalid('expires_at', 'cannot be a date in the past');
  if (typeof member_role_id !== 'number') return;
  const role = await reads.one<Row<'member_roles'>>(
    sql`select * from member_roles where id = ${member_role_id}`,
  );
  if (role === undefined) throw notFound('Member Role');
  if (role.base_access_level !== level)
    throw invalid('access_level', "doesn't match the base access level of the custom role");
}

/** A date of a request as it is stored: an empty text is none. */
function dateOrNull(date: string | null | undefined): string | null {
  return date === undefined || date === '' ? null : date;
}
