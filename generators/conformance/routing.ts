import type { WireRequest } from '../../runtime/conformance/case.ts';
import { encodePath } from '../../runtime/parameters/encode-path.ts';
import { createRouter, type Router } from '../../runtime/routing/router.ts';
import { memoize } from '../incremental/memoize.ts';
import type { ApiModel, Operation, PathPart } from '../model/model.ts';
import { routesOf } from '../model/route-needs.ts';
import { ownServer } from '../model/servers.ts';
import { describeParameters } from '../model/wire.ts';
import type { JsonObject } from '../json/json.ts';

/** The router of all operations of a document. It ignores a slash at the end, as many servers do. */
export const routerOf: (model: ApiModel) => Router<Operation> = memoize((model) =>
  createRouter(routesOf(model), { trailingSlash: 'ignore' }),
);

/**
 * Whether servers find the operation and the path values of a request. The path of another operation without parameters
 * takes precedence (OpenAPI 3.1.1, section 4.8.8.1): `/users/me` over `/users/{name}` with the name `me`. Values can also
 * be split in another way: `{name}.{format}` with the name `a.b`.
 */
export function isUnambiguous(
  model: ApiModel,
  operation: Operation,
  { method, target, headers, values }: Pick<WireRequest, 'method' | 'target' | 'headers'> & Pathed,
): boolean {
  const [path = '', query = ''] = target.split(/\?(.*)/s, 2);
  const sent = { query, headers: { get: (name: string) => headers[name] } };
  const match = routerOf(model)(method, path, sent);
  if (match.kind !== 'found') return true;
  if (match.operation !== operation)
    return ownServer(model, match.operation)?.url !== ownServer(model, operation)?.url;
  const parameters = describeParameters(model, operation).filter((each) => each.in === 'path');
  return inOneSegment(operation).every(
    (part) => encodePath({ segments: [[part]], parameters, values }) === `/${match.parameters[part.name]}`,
  );
}

interface Pathed {
  /** Of the parameters in the path. */
  readonly values: JsonObject;
}

type PathParameter = Extract<PathPart, { readonly kind: 'parameter' }>;

/** The parameters that share a segment of the path with others. */
function inOneSegment({ segments }: Operation): readonly PathParameter[] {
  return segments
    .map((segment) => segment.filter((part) => part.kind === 'parameter'))
    .filter(({ length }) => length > 1)
    .flat();
}
