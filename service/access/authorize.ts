import type { Authorize, OperationExtensions, UnparsedRequest } from '../../generated/server/index.js';
import type { Forge } from '../forge.ts';
import { forbidden, unauthorized } from '../http/refusals.ts';
import { hasDeployment, hasTier } from '../instance.ts';
import { scopesOf, type Caller } from './caller.ts';
import { levelOf } from './level.ts';
import { redirectMoved } from './moved.ts';
import { partsAt, requireToRead } from './parts.ts';
import { opens, type Place } from './permissions.ts';
import { levelInGroup, levelInProject, type Viewer } from './queries.ts';
import { groupOf, projectOf, viewerOf } from './resources.ts';
import { opensOperation } from './scopes.ts';

interface RoleRule {
  readonly minimum: string;
  readonly scope?: string;
  readonly deployment?: string;
}

/**
 * Decides by the contract who may call an operation. It checks the tier and deployment of the operation, the scopes of
 * the token, and the roles of `x-role`. A role counts in the group or project of the path; a custom role there may open
 * the operation too. What the caller may not even see is not found (404); what they see but may not do is forbidden
 * (403), like a part of a project that they may not read.
 */
export function authorizeBy(forge: Forge): Authorize<Caller> {
  return async (caller, extensions, request) => {
    const { operation } = request;
    if (!hasTier(forge.instance, extensions['x-tier']))
      throw forbidden('The tier of this instance does not have this.');
    if (!hasDeployment(forge.instance, extensions['x-deployment'] ?? []))
      throw forbidden('Another kind of deployment has this.');
    if (caller?.token.kind === 'personal' && !opensOperation(scopesOf(caller), operation))
      throw forbidden('insufficient_scope');
    // Part A 5: downloads with the token of a job need a paid tier. Uploads of a job belong to it.
    const isDownload = caller?.token.kind === 'job' && operation.method !== 'POST';
    if (isDownload && !hasTier(forge.instance, 'paid'))
      throw forbidden('The tier of this instance does not have this.');
    const place = await placeOf(forge, caller, request);
    const rules = rolesOf(extensions).filter(
      ({ deployment }) => deployment === undefined || hasDeployment(forge.instance, [deployment]),
    );
    const viewer = viewerOf(forge, caller);
    const held = place === undefined ? undefined : await levelAt(forge, viewer, place);
    if (rules.length === 0 || rules.some((rule) => meets(rule, caller, held))) return true;
    return (
      place !== undefined &&
      viewer !== undefined &&
      (await opens(forge.database, viewer, place, operation.id))
    );
  };
}

/** The alternatives of `x-role`: the document writes a single rule without a list. */
function rolesOf({ 'x-role': role = [] }: OperationExtensions): readonly RoleRule[] {
  return 'minimum' in role ? [role] : role;
}

function meets({ minimum, scope }: RoleRule, caller: Caller | undefined, level: number | undefined): boolean {
  if (minimum === 'none') return true;
  if (caller === undefined) throw unauthorized();
  if (minimum === 'administrator' || scope === 'instance') return caller.user.administrator;
  const needed = levelOf(minimum);
  // If the path names no group or project, the handler finds out which one is meant.
  return needed === undefined || level === undefined || level >= needed;
}

/**
 * The group or project of the path; undefined without either. Throws a `Refusal`: 404 if the caller may not see it, a
 * redirect if the path is an old one, and 401 or 403 if they may not read the part of it that the operation is about.
 */
async function placeOf(
  app: Forge,
  principal: Caller | undefined,
  { operation, path }: UnparsedRequest,
): Promise<Place | undefined> {
  const id = path['id'];
  if (id === undefined) return undefined;
  if (operation.path.startsWith('/projects/{id}')) {
    const row = await projectOf({ app, principal }, id);
    redirectMoved(app, row, { operation, path });
    await requireToRead({ app, principal, operation }, row, ...partsAt(operation.path));
    return { kind: 'project', row };
  }
  if (operation.path.startsWith('/groups/{id}')) {
    const row = await groupOf({ app, principal }, id);
    redirectMoved(app, row, { operation, path });
    return { kind: 'group', row };
  }
  return undefined;
}

/** The level of a viewer in a group or project, 0 if they have none. */
async function levelAt({ database }: Forge, viewer: Viewer | undefined, place: Place): Promise<number> {
  if (viewer === undefined) return 0;
  const held =
    place.kind === 'project'
      ? await levelInProject(database, viewer, place.row)
      : await levelInGroup(database, viewer, place.row.id);
  return held ?? 0;
}
