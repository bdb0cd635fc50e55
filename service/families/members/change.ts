import type { MemberCreate, MemberUpdate } from '../../../generated/companion/types/index.js';
import type { Refusal } from '../../../generated/server/index.js';
import { callerIn } from '../../access/require.ts';
import type { Asking } from '../../access/resources.ts';
import { findUser } from '../../access/users.ts';
import { instant, today } from '../../clock.ts';
import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { badRequest, conflict, forbidden, invalid, notFound } from '../../http/refusals.ts';
import { unlessTaken } from '../../http/taken.ts';
import { checkMemberRole, isOnlyOwner, whyNotGranted } from './grant-rules.ts';
import { grantMembership } from './grant.ts';
import { checkLevel } from './level-rules.ts';
import { mustHold, mustManage } from './manage.ts';
import type { MemberSource } from './source.ts';

type Terms = Pick<MemberCreate, 'access_level' | 'expires_at' | 'member_role_id'>;

/** Adds a user to a group or project. Throws a `Refusal` of 409 if they are already a member. */
export async function addMember(
  asking: Asking,
  source: MemberSource,
  user: Row<'users'>,
  terms: Terms,
): Promise<Row<'members'>> {
  const { app } = asking;
  const held = await mustManage(asking, source);
  checkTerms(asking, source, { terms, held });
  const exists = conflict('Member already exists');
  const add = async (writes: Writes): Promise<Row<'members'>> => {
    if ((await findMember(writes, source, user.id)) !== undefined) throw exists;
    await checkGrant(asking, writes, source, { user, terms, held });
    const grant = {
      userId: user.id,
      accessLevel: terms.access_level,
      memberRoleId: terms.member_role_id ?? null,
      expiresAt: dateOrNull(terms.expires_at),
      createdById: callerIn(asking).user.id,
    };
    return await grantMembership(writes, source, grant, instant(app.clock));
  };
  return await unlessTaken(exists, () => app.database.transaction(add));
}

/** Changes the terms of a direct membership. Members that the body does not name do not change. */
export async function changeMember(
  asking: Asking,
  source: MemberSource,
  userId: number,
  body: MemberUpdate,
): Promise<Row<'members'>> {
  const held = await mustManage(asking, source);
  checkTerms(asking, source, { terms: body, held });
  return await asking.app.database.transaction(async (writes) => {
    const member = await findMember(writes, source, userId);
    const user = await findUser(writes, userId);
    if (member === undefined || user === undefined) throw notFound('Member');
    if (member.access_level > held) throw forbidden();
    const isLowered = source.kind === 'group' && body.access_level < 50;
    if (isLowered && (await isOnlyOwner(writes, source.id, userId, today(asking.app.clock))))
      throw forbidden();
    await checkGrant(asking, writes, source, { user, terms: body, held });
    const { access_level, expires_at, member_role_id } = body;
    const changed = await writes.one<Row<'members'>>(sql`
      update members set access_level = ${access_level},
        expires_at = ${expires_at === undefined ? member.expires_at : dateOrNull(expires_at)},
        member_role_id = ${member_role_id === undefined ? member.member_role_id : member_role_id}
      where id = ${member.id} returning *`);
    return changed ?? member;
  });
}

/** The direct membership of a user. */
export async function findMember(
  reads: Reads,
  { kind, id }: MemberSource,
  userId: number,
): Promise<Row<'members'> | undefined> {
  return await reads.one<Row<'members'>>(
    sql`select * from members where kind = ${kind} and source_id = ${id} and user_id = ${userId}`,
  );
}

interface Wish {
  readonly terms: Terms;
  /** The level of the caller. */
  readonly held: number;
}

function checkTerms({ app }: Asking, source: MemberSource, { terms, held }: Wish): void {
  checkLevel(source, terms.access_level);
  mustHold(held, terms.access_level);
  const date = dateOrNull(terms.expires_at);
  if (date !== null && date < today(app.clock)) throw invalid('expires_at', 'cannot be a date in the past');
}

async function checkGrant(
  { app }: Asking,
  reads: Reads,
  source: MemberSource,
  { user, terms, held }: Wish & { readonly user: Row<'users'> },
): Promise<void> {
  const { access_level: level, member_role_id: roleId } = terms;
  const reason = await whyNotGranted(reads, source, { user, level, held, today: today(app.clock) });
  if (reason !== undefined) throw refusalFor(reason);
  if (typeof roleId === 'number') await checkMemberRole(reads, source, { roleId, level });
}

/** A reason that is about the level is under its name. */
function refusalFor(reason: string): Refusal {
  const aboutLevel = /^Access level (.*)$/.exec(reason)?.[1];
  return aboutLevel === undefined ? badRequest(reason) : invalid('access_level', aboutLevel);
}

/** A date of a request in its stored form: an empty text means none. */
function dateOrNull(date: string | null | undefined): string | null {
  return date === undefined || date === '' ? null : date;
}
