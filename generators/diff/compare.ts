import type { ApiModel, Operation } from '../model/model.ts';
import { allOperations } from '../model/received.ts';
import type { Change, FactChange, Owner, Part } from './change.ts';
import { partsOf } from './parts.ts';

/**
 * What a document changes over an earlier one, in the order of the later document, then what it no longer has. Parts of
 * what was added or removed as a whole go without saying.
 */
export function compareModels(before: ApiModel, after: ApiModel): readonly Change[] {
  const renamed = renamedOperations(before, after);
  const earlier = byKey(partsOf(before), renamed);
  const later = byKey(partsOf(after), new Map());
  const added = [...later].flatMap(([key, part]): readonly Change[] => {
    const old = earlier.get(key);
    if (old !== undefined) return changesOf(old, part);
    return hasParent(part, later, earlier) ? [] : [{ kind: 'added', part, facts: [] }];
  });
  const removed = [...earlier].flatMap(([key, part]): Change[] =>
    later.has(key) || hasParent(part, earlier, later, renamed) ? [] : [{ kind: 'removed', part, facts: [] }],
  );
  return [...added, ...removed];
}

function changesOf(before: Part, after: Part): readonly Change[] {
  const names = new Set([...before.facts.keys(), ...after.facts.keys()]);
  const facts = [...names].flatMap((name): FactChange[] => {
    const change = { name, before: before.facts.get(name), after: after.facts.get(name) };
    return change.before === change.after ? [] : [change];
  });
  if (before.deprecated && !after.deprecated)
    facts.push({ name: 'deprecated', before: 'true', after: undefined });
  return [
    ...(facts.length === 0 ? [] : [{ kind: 'changed', part: after, facts } as const]),
    ...(after.deprecated && !before.deprecated
      ? [{ kind: 'deprecated', part: after, facts: [] } as const]
      : []),
  ];
}

/** Whether a part comes and goes with a greater one: that one is in `own` and not in `other`. */
function hasParent(
  part: Part,
  own: ReadonlyMap<string, Part>,
  other: ReadonlyMap<string, Part>,
  renamed: ReadonlyMap<string, string> = new Map(),
): boolean {
  const lengths = part.value === undefined ? part.way.length : part.way.length + 1;
  for (let length = 0; length < lengths; length += 1) {
    const key = keyOf({ owner: part.owner, way: part.way.slice(0, length) }, renamed);
    if (own.has(key) && !other.has(key)) return true;
  }
  return false;
}

function byKey(parts: readonly Part[], renamed: ReadonlyMap<string, string>): ReadonlyMap<string, Part> {
  return new Map(parts.map((part) => [keyOf(part, renamed), part]));
}

function keyOf(
  { owner, way, value }: Pick<Part, 'owner' | 'way' | 'value'>,
  renamed: ReadonlyMap<string, string>,
): string {
  return JSON.stringify([...ownerKey(owner, renamed), ...way, ...(value === undefined ? [] : [{ value }])]);
}

/** An operation of the paths is another thing than a webhook with its id. */
function ownerKey(owner: Owner, renamed: ReadonlyMap<string, string>): readonly string[] {
  if (owner.kind === 'document') return [owner.kind];
  if (owner.kind === 'schema') return [owner.kind, owner.schema.key];
  const { id, sentBy } = owner.operation;
  return [owner.kind, sentBy, renamed.get(id) ?? id];
}

/** Operations that got another id and kept their request: the later id by the earlier. */
function renamedOperations(before: ApiModel, after: ApiModel): ReadonlyMap<string, string> {
  const [earlier, later] = [allOperations(before), allOperations(after)];
  const ids = new Set(later.map(({ id }) => id));
  const earlierIds = new Set(earlier.map(({ id }) => id));
  const byRequest = new Map(
    later.filter(({ id }) => !earlierIds.has(id)).map((operation) => [requestOf(operation), operation.id]),
  );
  return new Map(
    earlier.flatMap((operation) => {
      const id = ids.has(operation.id) ? undefined : byRequest.get(requestOf(operation));
      return id === undefined ? [] : [[operation.id, id] as const];
    }),
  );
}

/** Sender, method and path without the names of parameters, which no request shows. */
function requestOf({ sentBy, method, path }: Operation): string {
  return `${sentBy} ${method} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
}
