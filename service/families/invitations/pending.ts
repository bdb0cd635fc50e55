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

/** Part A 4.6: a change without a level makes a developer. */
const defaultLevel = 30;

/** A page of the invitations that nobody has taken up. Throws a `Refusal` of 403 for those who may not invite. */
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

/** Changes the level and the end of an invitation; an end that is not named stays. */
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

/** Takes an invitation back. Throws a `Refusal` of 404 where there is none. */
export async function withdrawInvitation(asking: Asking, source: MemberSource, email: string): Promise<void> {
  const held = await mustManage(asking, source);
  await asking.app.database.transaction(async (writes) => {
    const invitation = await findInvitation(writes, source, today(asking.app.clock), email);
    if (invitation === undefined) throw notFound('Invitation');
    mustHold(held, invitation.access_level);
    await deleteInvitation(writes, invitation.id);
  });
}

/** An end as it is stored: a date as it is, a time in UTC, none for an empty text. */
function endOf(text: string): string | null {
  if (text === '') return null;
  return text.length === 10 ? text : stored(text);
}
