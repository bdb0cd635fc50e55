import type {
  Authorize,
  OperationExtensions,
  OperationInfo,
  UnparsedRequest,
} from '../../generated/server/index.js';
import type { Forge } from '../forge.ts';
import { forbidden, unauthorized } from '../http/refusals.ts';
import { hasDeployment, hasTier } from '../instance.ts';
import { scopesOf, type Caller } from './caller.ts';
import { projectWithCode } from './code.ts';
import { levelOf } from './level.ts';
import { levelInGroup, levelInProject } from './queries.ts';
import { redirectMoved } from './moved.ts';
import { groupOf, projectOf, viewerOf } from './resources.ts';

interface RoleRule {
  readonly minimum: string;
  readonly scope?: string;
  readonly deployment?: string;
}

/**
 * Decides by the contract who may call an operation: its tier and deployment, the scopes of the token, and the roles that
 * `x-role` names, held in the group or project of the path. What the caller may not even see is not found (404); what they
 * see but may not do is forbidden (403). Operations on a repository are for who may read its code.
 */
export function authorizeBy(forge: Forge): Authorize<Caller> {
  return async (caller, extensions, request) => {
    if (!hasTier(forge.instance, extensions['x-tier']))
      throw forbidden('The tier of this instance does not have this.');
    if (!hasDeployment(forge.instance, extensions['x-deployment'] ?? []))
      throw forbidden('Another kind of deployment has this.');
    if (caller !== undefined && !allowsScope(caller, request.operation))
      throw forbidden('insufficient_scope');
    const level = await levelAt(forge, caller, request);
    const rules = rolesOf(extensions).filter(
      ({ deployment }) => deployment === undefined || hasDeployment(forge.instance, [deployment]),
    );
    return rules.length === 0 || rules.some((rule) => meets(rule, caller, level));
  };
}

/** The alternatives of `x-role`: the document writes one rule alone without a list. */
function rolesOf({ 'x-role': role = [] }: OperationExtensions): readonly RoleRule[] {
  return 'minimum' in role ? [role] : role;
}

function meets({ minimum, scope }: RoleRule, caller: Caller | undefined, level: number | undefined): boolean {
  if (minimum === 'none') return true;
  if (caller === undefined) throw unauthorized();
  if (minimum === 'administrator' || scope === 'instance') return caller.user.administrator;
  const needed = levelOf(minimum);
  // Where the path names no group and no project, the handler knows which one is meant.
  return needed === undefined || level === undefined || level >= needed;
}

/** The level of the caller in the group or project of the path, 0 where they hold none; undefined without either. */
async function levelAt(
  app: Forge,
  principal: Caller | undefined,
  { operation, path }: UnparsedRequest,
): Promise<number | undefined> {
  const id = path['id'];
  if (id === undefined) return undefined;
  const viewer = viewerOf(app, principal);
  if (operation.path.startsWith('/projects/{id}')) {
    const isAboutCode = operation.path.startsWith('/projects/{id}/repository/');
    const project = await (isAboutCode ? projectWithCode : projectOf)({ app, principal }, id);
    redirectMoved(app, project, { operation, path });
    return viewer === undefined ? 0 : ((await levelInProject(app.database, viewer, project)) ?? 0);
  }
  if (operation.path.startsWith('/groups/{id}')) {
    const group = await groupOf({ app, principal }, id);
    redirectMoved(app, group, { operation, path });
    return viewer === undefined ? 0 : ((await levelInGroup(app.database, viewer, group.id)) ?? 0);
  }
  return undefined;
}

/** `api` allows everything; `read_api` reads; `read_user` reads what is the user's own (Part A 5). */
function allowsScope(caller: Caller, { method, path }: OperationInfo): boolean {
  if (caller.token.kind === 'job') return true;
  const scopes = scopesOf(caller);
  if (scopes.includes('api')) return true;
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && scopes.includes('read_api')) return true;
  if (isRead && scopes.includes('read_user') && /^\/users?(?:\/|$)/.test(path)) return true;
  return isRead && scopes.includes('read_repository') && path.includes('/repository/');
}
