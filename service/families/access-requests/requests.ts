import type { AccessRequest, ApprovedAccessRequest } from '../../../generated/types/index.js';
import { callerIn } from '../../access/require.ts';
import { signedIn, type Asking } from '../../access/resources.ts';
import { instant } from '../../clock.ts';
import { offsetPage, type PageQuery, type ListBody } from '../../http/pages.ts';
import { badRequest, forbidden, notFound } from '../../http/refusals.ts';
import { unlessTaken } from '../../http/taken.ts';
import { checkLevel } from '../members/level-rules.ts';
import { grantMembership } from '../members/grant.ts';
import { managingLevel, mustHold, mustManage } from '../members/manage.ts';
import { levelIn, type MemberSource } from '../members/source.ts';
import {
  accessRequestsQuery,
  deleteAccessRequest,
  findAccessRequest,
  insertAccessRequest,
  type AccessRequestRow,
} from './queries.ts';
import { accessRequestView } from './view.ts';

/** A page of requests: all of them for those who decide, only their own for others. */
export async function accessRequestsPage(
  asking: Asking & { readonly url: URL },
  source: MemberSource,
  query: PageQuery,
): Promise<ListBody<AccessRequest>> {
  const { database, instance } = asking.app;
  const { userId } = signedIn(asking);
  const decides = (await managingLevel(asking, source)) !== undefined;
  const { rows, headers } = await offsetPage<AccessRequestRow>(database, {
    url: asking.url,
    query,
    rows: decides ? accessRequestsQuery(source) : accessRequestsQuery(source, userId),
  });
  return { headers, body: rows.map((row) => accessRequestView(instance, row)) };
}

/**
 * Requests access for the caller. Throws a `Refusal` of 403 for members and if requests are disabled, and of 400 for a
 * second request.
 */
export async function askForAccess(asking: Asking, source: MemberSource): Promise<AccessRequest> {
  const { database, clock, instance } = asking.app;
  const { user } = callerIn(asking);
  // Administrators may do everything everywhere, but that does not make them members.
  const level = await levelIn(database, { ...signedIn(asking), isAdministrator: false }, source);
  if (!source.takesRequests || level > 0) throw forbidden();
  const now = instant(clock);
  await unlessTaken(badRequest('You have requested access already.'), () =>
    database.transaction((writes) => insertAccessRequest(writes, source, user.id, now)),
  );
  return { ...accessRequestView(instance, { ...user, requested_at: now }), created_at: now };
}

/**
 * Makes the requesting user a member. Throws a `Refusal` of 403 if the caller may not decide, or may not grant that
 * level.
 */
export async function approveAccess(
  asking: Asking,
  source: MemberSource,
  userId: number,
  accessLevel: number,
): Promise<ApprovedAccessRequest> {
  const { database, clock, instance } = asking.app;
  mustHold(await mustManage(asking, source), accessLevel);
  checkLevel(source, accessLevel);
  const createdById = callerIn(asking).user.id;
  return await database.transaction(async (writes) => {
    const request = await findAccessRequest(writes, source, userId);
    if (request === undefined) throw notFound('Access Request');
    const grant = { userId, accessLevel, createdById };
    const member = await grantMembership(writes, source, grant, instant(clock));
    return {
      ...accessRequestView(instance, request),
      created_at: member.created_at,
      access_level: member.access_level,
    };
  });
}

/** Removes a request, for those who decide and for the user who made it. */
export async function denyAccess(asking: Asking, source: MemberSource, userId: number): Promise<void> {
  if (signedIn(asking).userId !== userId) await mustManage(asking, source);
  const wasThere = await asking.app.database.transaction((writes) =>
    deleteAccessRequest(writes, source, userId),
  );
  if (!wasThere) throw notFound('Access Request');
}
