import type { ApiModel, Operation } from '../../model/model.ts';
import { allOperations } from '../../model/received.ts';

/** Operations of two documents that correspond, and those that only one of them has. */
export interface PairedOperations {
  readonly pairs: readonly (readonly [before: Operation, after: Operation])[];
  readonly removed: readonly Operation[];
  readonly added: readonly Operation[];
}

type Key = (operation: Operation) => string;

/**
 * Pairs operations: first those with the same request and operationId, then those with the same request, then those
 * with the same operationId, which have moved. Several operations have the same request if their templates differ
 * only in names; those without an operationId are paired in order.
 */
export function pairOperations(before: ApiModel, after: ApiModel): PairedOperations {
  const pairs: (readonly [Operation, Operation])[] = [];
  let removed: readonly Operation[] = allOperations(before);
  let added: readonly Operation[] = allOperations(after);
  for (const key of [addressAndIdOf, addressOf, idOf]) {
    const later = Map.groupBy(added, key);
    removed = removed.filter((operation) => {
      const other = later.get(key(operation))?.shift();
      if (other !== undefined) pairs.push([operation, other]);
      return other === undefined;
    });
    const left = new Set([...later.values()].flat());
    added = added.filter((operation) => left.has(operation));
  }
  return { pairs, removed, added };
}

/** Sender, method, and path without the names of its parameters, which are not visible in a request. */
const addressOf: Key = (operation) => `${operation.sentBy} ${addressText(operation)}`;

/** Method, and path without the names of its parameters. */
export function addressText({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
}

const idOf: Key = ({ sentBy, id }) => `${sentBy} ${id}`;

const addressAndIdOf: Key = (operation) => `${addressOf(operation)} ${operation.id}`;

/** Names of the parameters of a path, in their order. */
export function pathNames({ path }: Pick<Operation, 'path'>): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}
