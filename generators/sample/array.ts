import type { Json, JsonObject } from '../json/json.ts';
import type { Schema } from '../model/model.ts';
import { isSchema, keywordOf } from '../schema/schema.ts';
import type { Conjuncts } from '../schema/conjuncts.ts';
import type { Builder } from './builder.ts';
import { highest, isSame, lowest } from '../schema/conjuncts.ts';
import { inner, type Position } from './position.ts';

/** Maximum number of items that are made because a schema requires them. */
const MOST_ITEMS = 1_000;

/** How many items a list has, and from which index on its items meet `contains`. */
export interface ArrayShape {
  readonly count: number;
  readonly containedFrom: number;
}

/**
 * Shapes to try: one item if any number is allowed, otherwise the minimum. Items that match `contains` come first, or
 * after the items of `prefixItems`, which may not match it.
 */
export function arrayShapes(conjuncts: Conjuncts, isShallow: boolean): readonly ArrayShape[] {
  const contained = Math.max(0, ...conjuncts.map(containedIn));
  const prefix = Math.max(0, ...conjuncts.map((conjunct) => keywordOf(conjunct, 'prefixItems')?.length ?? 0));
  const most = Math.min(MOST_ITEMS, lowest(conjuncts, 'maxItems'));
  const places = contained === 0 || prefix === 0 ? [0] : [0, prefix];
  return places.flatMap((containedFrom) => {
    const fewest = Math.max(
      highest(conjuncts, 'minItems', 0),
      contained === 0 ? 0 : containedFrom + contained,
    );
    if (fewest > most) return [];
    const usual = Math.min(most, Math.max(fewest, 1));
    return [...new Set([isShallow ? usual : fewest, fewest])].map((count) => ({ count, containedFrom }));
  });
}

/** How many items have to meet `contains` (JSON Schema 2020-12 Validation, section 6.4.5). */
function containedIn(conjunct: JsonObject): number {
  if (keywordOf(conjunct, 'contains') === undefined) return 0;
  return keywordOf(conjunct, 'minContains') ?? 1;
}

/** Undefined where a required item cannot be made. */
export function sampleArray(
  builder: Builder,
  {
    conjuncts,
    position,
    shape: { count, containedFrom },
  }: { readonly conjuncts: Conjuncts; readonly position: Position; readonly shape: ArrayShape },
): Json[] | undefined {
  const fewest = Math.max(
    highest(conjuncts, 'minItems', 0),
    ...conjuncts.map((conjunct) => containedFrom + containedIn(conjunct)),
  );
  const isUnique = conjuncts.some((conjunct) => keywordOf(conjunct, 'uniqueItems') === true);
  const items: Json[] = [];
  for (let index = 0; index < count; index += 1) {
    const item = sampleItem(builder, {
      schemas: [
        ...itemSchemas(conjuncts, index),
        ...conjuncts.flatMap((conjunct) => containSchemas(conjunct, index - containedFrom)),
      ],
      position: inner(position, index),
      others: isUnique ? items : [],
    });
    if (item === undefined) return index >= fewest ? items : undefined;
    items.push(item);
  }
  return items;
}

/**
 * The schema for an item because of `contains`: to match it, or, after as many as have to match, not to match it if
 * `maxContains` limits their number.
 * @param index of the item, from the first that has to match
 */
function containSchemas(conjunct: JsonObject, index: number): readonly Schema[] {
  const contains = keywordOf(conjunct, 'contains');
  if (contains === undefined) return [];
  if (index >= 0 && index < containedIn(conjunct)) return [contains];
  return keywordOf(conjunct, 'maxContains') === undefined ? [] : [{ not: contains }];
}

/** An item that differs from all others. */
function sampleItem(
  builder: Builder,
  {
    schemas,
    position,
    others,
  }: { readonly schemas: readonly Schema[]; readonly position: Position; readonly others: readonly Json[] },
): Json | undefined {
  for (;;) {
    const item = builder.build(schemas, position);
    if (item === undefined || !others.some((other) => isSame(other, item))) return item;
    builder.skip([position.pointer]);
  }
}

/** The schemas that an item has to meet (JSON Schema 2020-12 Core, section 10.3.1). */
export function itemSchemas(conjuncts: Conjuncts, index: number): readonly Schema[] {
  return conjuncts
    .map((conjunct) => keywordOf(conjunct, 'prefixItems')?.[index] ?? keywordOf(conjunct, 'items'))
    .filter(isSchema);
}
