import type { PathSegment } from '../routing/path-segment.ts';
import type { OperationInfo } from './operation.ts';

/** Operations with the same method and path, which share one route of Fastify. */
export interface RouteGroup {
  readonly methods: string[];
  readonly first: OperationInfo;
  readonly others: readonly OperationInfo[];
}

/**
 * Operations by method and path. Every GET is a HEAD too (RFC 9110, section 9.3.2); the HEAD routes that Fastify adds
 * itself would count the bytes of a body that is not sent.
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
 * Whether Fastify's path parameters are the texts that were sent, for paths without percent codes and empty segments.
 * This is so for a route of one operation whose parameters are whole segments, with names that Fastify allows.
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

/** The form of a segment without the names of its parameters. Segments of equal form match the same texts. */
function segmentForm(segment: PathSegment): string {
  return segment.map((part) => (part.kind === 'literal' ? part.text : part.multi ? '{*}' : '{}')).join('');
}
