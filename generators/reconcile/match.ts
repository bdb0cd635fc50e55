import type { Export } from './exports.ts';
import type { ServedOperation } from './served-operation.ts';

/** The handlers of operations. */
export interface Match {
  readonly handlers: ReadonlyMap<ServedOperation, Export>;
  /** Exports for an operation that already has a handler. */
  readonly duplicates: readonly { readonly export: Export; readonly operation: ServedOperation }[];
  /** All other exports, among them handlers of removed operations. */
  readonly rest: readonly Export[];
}

/**
 * Finds the handler of each operation. The best match has its anchor and its name; then come its name without an anchor,
 * which a person wrote, its anchor with another name, and its name with another anchor.
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
  // The path of the operation has changed, or the handler is a copy of another one.
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
