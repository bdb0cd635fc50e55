import type { Export } from './exports.ts';
import type { ServedOperation } from './served-operation.ts';

/** Which export handles which operation. */
export interface Match {
  readonly handlers: ReadonlyMap<ServedOperation, Export>;
  /** Exports for an operation that already has a handler. */
  readonly duplicates: readonly { readonly export: Export; readonly operation: ServedOperation }[];
  /** Exports that handle no operation: those of removed operations, and everything else. */
  readonly rest: readonly Export[];
}

/**
 * Finds the handler of each operation: by the anchor in its comment, then by its name. If several have the same anchor,
 * for example copies, the handler is the one with the right name. A matching name without an anchor takes precedence
 * over an anchor with another name, because a person wrote it.
 */
export function matchHandlers(operations: readonly ServedOperation[], exports: readonly Export[]): Match {
  const anchored = Map.groupBy(exports, ({ anchor }) => anchor?.endpoint);
  const named = Map.groupBy(exports, ({ name }) => name);
  const handlers = new Map<ServedOperation, Export>();
  const taken = new Set<Export>();
  const take = (operation: ServedOperation, found: Export | undefined): void => {
    if (found === undefined) return;
    handlers.set(operation, found);
    taken.add(found);
  };

  for (const operation of operations) {
    const byAnchor = anchored.get(operation.endpoint) ?? [];
    const byName = named.get(operation.name) ?? [];
    take(
      operation,
      byAnchor.find(({ name }) => name === operation.name) ??
        byName.find(({ anchor }) => anchor === undefined) ??
        byAnchor[0],
    );
  }
  // Its path has changed, or it was written as a copy and kept the anchor.
  for (const operation of operations) {
    if (!handlers.has(operation))
      take(
        operation,
        named.get(operation.name)?.find((each) => !taken.has(each)),
      );
  }

  const byEndpoint = new Map(operations.map((operation) => [operation.endpoint, operation]));
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const duplicates: { export: Export; operation: ServedOperation }[] = [];
  const rest: Export[] = [];
  for (const each of exports.filter((other) => !taken.has(other))) {
    const operation =
      each.anchor === undefined ? byName.get(each.name) : byEndpoint.get(each.anchor.endpoint);
    const handler = operation === undefined ? undefined : handlers.get(operation);
    if (operation === undefined || handler === undefined) rest.push(each);
    else if (handler.declaration !== each.declaration) duplicates.push({ export: each, operation });
  }
  return { handlers, duplicates, rest };
}
