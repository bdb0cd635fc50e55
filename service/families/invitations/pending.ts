import type { Invitation, InvitationUpdate, UpdatedInvitation } from '../../../generated/types/index.js';
import type { ListGroupInvitationsServerRequest } from '../../../generated/server/index.js';
import type { Asking } from '../../access/resources.ts';
import { stored, today } from '../../clock.ts';
import { offsetPage, type ListBody } from '../../http/pages.ts';
import { invalid, notFound } from '../../http/refusals.ts';
import { checkLevel } from '../members/level-rules.ts';
import { mustHold, mustManage } from '../members/manage.ts';
import type { MemberSource } from '../members/source.ts';
import {
  changeInvitation,
  deleteInvitation,
  findInvitation,
  invitationsQuery,
  type InvitationRow,
} from './queries.ts';
import { invitationView } from './view.ts';

/** Part A 4.6: a change without a level sets developer. */
const defaultLevel = 30;

/** A page of the pending invitations. Throws a `Refusal` of 403 for callers who may not invite. */
export async function invitationsPage(
  asking: Asking & { readonly url: URL },
  source: MemberSource,
  query: ListGroupInvitationsServerRequest['query'],
): Promise<ListBody<Invitation>> {
  await mustManage(asking, source);
  const email = query.query === '' ? undefined : query.query;
  const { rows, headers } = await offsetPage<InvitationRow>(asking.app.database, {
    url: asking.url,
    query,
    rows: invitationsQuery(source, today(asking.app.clock), email),
  });
  return { headers, body: rows.map(invitationView) };
}

/** Changes the level and the expiry of an invitation; an omitted expiry does not change. */
export async function updateInvitation(
  asking: Asking,
  source: MemberSource,
  email: string,
  { access_level: accessLevel = defaultLevel, expires_at }: InvitationUpdate,
): Promise<UpdatedInvitation> {
  const { database, clock } = asking.app;
  const held = await mustManage(asking, source);
  const date = today(clock);
  return await database.transaction(async (writes) => {
    const invitation = await findInvitation(writes, source, date, email);
    if (invitation === undefined) throw notFound('Invitation');
    mustHold(held, Math.max(accessLevel, invitation.access_level));
    checkLevel(source, accessLevel);
    const expiresAt = expires_at === undefined ? invitation.expires_at : endOf(expires_at);
    if (expires_at !== undefined && expiresAt !== null && expiresAt < date)
      throw invalid('expires_at', 'cannot be a date in the past');
    await changeInvitation(writes, invitation.id, { accessLevel, expiresAt });
    return { expires_at: expiresAt, access_level: accessLevel };
  });
}

/** Withdraws an invitation. Throws a `Refusal` of 404 if there is none. */
export async function withdrawInvitation(asking: Asking, source: MemberSource, email: string): Promise<void> {
  const held = await mustManage(asking, source);
  await asking.app.database.transaction(async (writes) => {
    const invitation = await findInvitation(writes, source, today(asking.app.clock), email);
    if (invitation === undefined) throw notFound('Invitation');
    mustHold(held, invitation.access_level);
    await deleteInvitation(writes, invitation.id);
  });
}

/** An expiry in its stored form: a date unchanged, a time in UTC, none for an empty text. */
function endOf(text: string): string | null {
  if (text === '') return null;
  return text.length === 10 ? text : stored(text);
}
