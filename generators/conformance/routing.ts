import type { WireRequest } from '../../runtime/conformance/case.ts';
import { createRouter, type Router } from '../../runtime/routing/router.ts';
import type { ApiModel, Operation } from '../model/model.ts';
import { routesOf } from '../model/route-needs.ts';
import { ownServer } from '../model/servers.ts';

const routers = new WeakMap<ApiModel, Router<Operation>>();

/** The router of all operations of a document. Many servers ignore a slash at the end, so it does too. */
export function routerOf(model: ApiModel): Router<Operation> {
  const known = routers.get(model);
  if (known !== undefined) return known;
  const made = createRouter(routesOf(model), { trailingSlash: 'ignore' });
  routers.set(model, made);
  return made;
}

/**
 * Whether a request is one for another operation. Values in a path can make it the path of another operation, which
 * servers prefer if it has no parameters there (OpenAPI 3.1.1, section 4.8.8.1): `/users/{name}` with the name `me`,
 * beside `/users/me`.
 */
export function isForAnother(
  model: ApiModel,
  operation: Operation,
  { method, target, headers }: Pick<WireRequest, 'method' | 'target' | 'headers'>,
): boolean {
  const [path = '', query = ''] = target.split(/\?(.*)/s, 2);
  const sent = { query, headers: { get: (name: string) => headers[name] } };
  const match = routerOf(model)(method, path, sent);
  return (
    match.kind === 'found' &&
    match.operation !== operation &&
    ownServer(model, match.operation)?.url === ownServer(model, operation)?.url
  );
}
