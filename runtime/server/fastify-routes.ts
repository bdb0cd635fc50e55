import type { PathSegment } from '../routing/path-segment.ts';
import type { OperationInfo } from './operation.ts';

/** Operations of one method and path, for which Fastify takes one route. */
export interface RouteGroup {
  readonly methods: string[];
  readonly first: OperationInfo;
  readonly others: readonly OperationInfo[];
}

/**
 * Operations by method and path. Every GET is a HEAD too (RFC 9110, section 9.3.2); the HEAD routes that Fastify makes
 * itself would count the bytes of the body that is not there.
 */
export function routeGroups(operations: readonly OperationInfo[]): readonly RouteGroup[] {
  const groups = new Map<string, { method: string; first: OperationInfo; others: OperationInfo[] }>();
  const add = (method: string, operation: OperationInfo): void => {
    const key = `${method} ${pathOf(operation)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { method, first: operation, others: [] });
    else group.others.push(operation);
  };
  for (const operation of operations) add(operation.method, operation);
  const heads = new Set(
    [...groups.values()].flatMap(({ method, first }) => (method === 'HEAD' ? [pathOf(first)] : [])),
  );
  for (const operation of operations) {
    if (operation.method === 'GET' && heads.has(pathOf(operation))) add('HEAD', operation);
  }
  return [...groups.values()].map(({ method, first, others }) => ({
    methods: method === 'GET' && !heads.has(pathOf(first)) ? ['GET', 'HEAD'] : [method],
    first,
    others,
  }));
}

/**
 * Whether the texts that Fastify has of path parameters are those that were sent, where the path has no percent codes and no
 * empty segments: a route of one operation, whose parameters have segments of their own and names that Fastify can write.
 */
export function hasPlainParameters({ first, others }: RouteGroup): boolean {
  return (
    others.length === 0 &&
    first.segments.every((segment) =>
      segment.every(
        (part) =>
          part.kind === 'literal' || (segment.length === 1 && !part.multi && /^[A-Za-z]\w*$/.test(part.name)),
      ),
    )
  );
}

function pathOf({ segments }: OperationInfo): string {
  return segments.map(segmentForm).join('/');
}

/** Alike for segments that match the same, whatever the names of their parameters. */
function segmentForm(segment: PathSegment): string {
  return segment.map((part) => (part.kind === 'literal' ? part.text : part.multi ? '{*}' : '{}')).join('');
}
