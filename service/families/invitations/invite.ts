import type { InvitationCreate, InvitationResult } from '../../../generated/types/index.js';
import { callerIn } from '../../access/require.ts';
import type { Asking } from '../../access/resources.ts';
import { instant } from '../../clock.ts';
import type { Writes } from '../../database/database.ts';
import { grantMembership } from '../members/grant.ts';
import { checkMemberRole, whyNotGranted } from '../members/grant-rules.ts';
import { checkLevel } from '../members/level-rules.ts';
import { mustHold, mustManage } from '../members/manage.ts';
import type { MemberSource } from '../members/source.ts';
import { inviteesOf, type Invitee } from './people.ts';
import { isPromotion, managesPromotions, queuePromotion } from './promotion.ts';
import { insertInvitation } from './queries.ts';

/** The result of one invitation: done, refused for a reason, or waiting for an administrator. */
type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly key: string; readonly reason: string }
  | { readonly kind: 'queued'; readonly username: string };

/** The settings of one request for all invited people. */
interface Terms {
  readonly accessLevel: number;
  /** The level of the inviting user. */
  readonly held: number;
  readonly memberRoleId: number | null;
  readonly expiresAt: string | null;
  readonly origin: string | null;
  readonly createdById: number;
  readonly needsApproval: boolean;
  readonly now: string;
}

/**
 * Invites people: users become members at once, addresses without a user get an invitation. A failure for one person is
 * in the result under their address or username, and the others are still invited (Part A 4.6).
 */
export async function invitePeople(
  asking: Asking,
  source: MemberSource,
  body: InvitationCreate,
): Promise<InvitationResult> {
  const { app } = asking;
  const { access_level: accessLevel, member_role_id: memberRoleId, expires_at, invite_source } = body;
  const held = await mustManage(asking, source);
  mustHold(held, accessLevel);
  checkLevel(source, accessLevel);
  if (memberRoleId !== undefined)
    await checkMemberRole(app.database, source, { roleId: memberRoleId, level: accessLevel });
  const caller = callerIn(asking).user;
  const terms = {
    accessLevel,
    held,
    memberRoleId: memberRoleId ?? null,
    expiresAt: expires_at ?? null,
    origin: invite_source ?? null,
    createdById: caller.id,
    needsApproval: !caller.administrator && (await managesPromotions(app.database, app.instance)),
    now: instant(app.clock),
  };
  const invitees = await inviteesOf(app.database, body);
  const outcomes = await app.database.transaction(async (writes) => {
    const found: Outcome[] = [];
    for (const invitee of invitees) found.push(await inviteOne(asking, writes, source, invitee, terms));
    return found;
  });
  return resultOf(outcomes);
}

async function inviteOne(
  { app: { instance } }: Asking,
  writes: Writes,
  source: MemberSource,
  invitee: Invitee,
  { held, origin, needsApproval, now, ...terms }: Terms,
): Promise<Outcome> {
  const { key } = invitee;
  const today = now.slice(0, 10);
  if (invitee.kind === 'nobody') return { kind: 'refused', key, reason: invitee.reason };
  if (terms.expiresAt !== null && terms.expiresAt < today)
    return { kind: 'refused', key, reason: 'Expires at cannot be a date in the past' };
  if (invitee.kind === 'address') {
    await insertInvitation(writes, source, { ...terms, origin, email: key }, now);
    return { kind: 'done' };
  }
  const { user } = invitee;
  const reason = await whyNotGranted(writes, source, { user, level: terms.accessLevel, held, today });
  if (reason !== undefined) return { kind: 'refused', key, reason };
  const grant = { ...terms, userId: user.id };
  if (needsApproval && (await isPromotion(writes, instance, user.id, terms.accessLevel, today))) {
    await queuePromotion(writes, source, grant, now);
    return { kind: 'queued', username: user.username };
  }
  await grantMembership(writes, source, grant, now);
  return { kind: 'done' };
}

function resultOf(outcomes: readonly Outcome[]): InvitationResult {
  const refused = outcomes.flatMap((one) => (one.kind === 'refused' ? [[one.key, one.reason]] : []));
  const queued = outcomes.flatMap((one) =>
    one.kind === 'queued' ? [[one.username, 'Request queued for administrator approval.']] : [],
  );
  const waiting = queued.length === 0 ? {} : { queued_users: Object.fromEntries(queued) };
  if (refused.length > 0) return { status: 'error', message: Object.fromEntries(refused), ...waiting };
  return { status: 'success', ...waiting };
}
