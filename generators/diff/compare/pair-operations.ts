import type { ApiModel, Operation } from '../../model/model.ts';
import { allOperations } from '../../model/received.ts';

/** Operations of two documents that belong together, and those that only one of them has. */
export interface PairedOperations {
  readonly pairs: readonly (readonly [before: Operation, after: Operation])[];
  readonly removed: readonly Operation[];
  readonly added: readonly Operation[];
}

type Key = (operation: Operation) => string;

/**
 * Pairs operations: first those with the same request, regardless of their operationId; then those with the same
 * operationId, which have moved.
 */
export function pairOperations(before: ApiModel, after: ApiModel): PairedOperations {
  const pairs: (readonly [Operation, Operation])[] = [];
  let removed: readonly Operation[] = allOperations(before);
  let added: readonly Operation[] = allOperations(after);
  for (const key of [addressOf, idOf]) {
    const later = new Map(added.map((operation) => [key(operation), operation]));
    const taken = new Set<Operation>();
    removed = removed.filter((operation) => {
      const other = later.get(key(operation));
      if (other === undefined || taken.has(other)) return true;
      taken.add(other);
      pairs.push([operation, other]);
      return false;
    });
    added = added.filter((operation) => !taken.has(operation));
  }
  return { pairs, removed, added };
}

/** Sender, method, and path without the names of its parameters, which no request shows. */
const addressOf: Key = ({ sentBy, method, path }) =>
  `${sentBy} ${method} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;

const idOf: Key = ({ sentBy, id }) => `${sentBy} ${id}`;

/** `POST /pets`. */
export function labelOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`;
}

/** Names of the parameters of a path, in their order. */
export function pathNames({ path }: Pick<Operation, 'path'>): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}
