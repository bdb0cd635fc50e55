import type { Json } from '../source/document.ts';
import type { Schema } from '../model/model.ts';
import { isSchema, keywordOf } from '../schema/schema.ts';
import type { Conjuncts } from '../schema/conjuncts.ts';
import type { Builder } from './builder.ts';
import { highest, isSame, lowest } from '../schema/conjuncts.ts';
import { inner, type Position } from './position.ts';

/** Maximum number of items that are made because a schema requires them. */
const MOST_ITEMS = 1_000;

/** Numbers of items to try: one if any number is allowed, otherwise the minimum. */
export function arrayShapes(conjuncts: Conjuncts, isShallow: boolean): readonly number[] {
  const fewest = Math.max(
    highest(conjuncts, 'minItems', 0),
    conjuncts.some((conjunct) => keywordOf(conjunct, 'contains') !== undefined) ? 1 : 0,
  );
  const most = lowest(conjuncts, 'maxItems');
  if (fewest > most || fewest > MOST_ITEMS) return [];
  const usual = Math.min(most, Math.max(fewest, 1));
  return [...new Set([isShallow ? usual : fewest, fewest])];
}

/** Undefined where a required item cannot be made. */
export function sampleArray(
  builder: Builder,
  {
    conjuncts,
    position,
    count,
  }: { readonly conjuncts: Conjuncts; readonly position: Position; readonly count: number },
): Json[] | undefined {
  const fewest = highest(conjuncts, 'minItems', 0);
  const isUnique = conjuncts.some((conjunct) => keywordOf(conjunct, 'uniqueItems') === true);
  const items: Json[] = [];
  for (let index = 0; index < count; index += 1) {
    const contained =
      index === 0 ? conjuncts.map((conjunct) => keywordOf(conjunct, 'contains')).filter(isSchema) : [];
    const schemas = [...itemSchemas(conjuncts, index), ...contained];
    const item = sampleItem(builder, {
      schemas,
      position: inner(position, index),
      others: isUnique ? items : [],
    });
    if (item === undefined) return index >= fewest && contained.length === 0 ? items : undefined;
    items.push(item);
  }
  return items;
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
