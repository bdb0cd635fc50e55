import type { Json } from '../source/document.ts';
import type { Schema } from '../model/model.ts';
import { isSchema, keywordOf } from '../schema/schema.ts';
import type { Facets } from './alternatives.ts';
import type { Builder } from './builder.ts';
import { highest, isSame, lowest } from './facets.ts';
import { inner, type Spot } from './spot.ts';

/** Most items that are made because a schema asks for them. */
const MOST_ITEMS = 1_000;

/** Numbers of items to be tried: one if there may be any, else the fewest. */
export function arrayShapes(facets: Facets, isShallow: boolean): readonly number[] {
  const fewest = Math.max(
    highest(facets, 'minItems', 0),
    facets.some((facet) => keywordOf(facet, 'contains') !== undefined) ? 1 : 0,
  );
  const most = lowest(facets, 'maxItems');
  if (fewest > most || fewest > MOST_ITEMS) return [];
  const usual = Math.min(most, Math.max(fewest, 1));
  return [...new Set([isShallow ? usual : fewest, fewest])];
}

/** Undefined where an item that is needed cannot be made. */
export function sampleArray(
  builder: Builder,
  { facets, spot, count }: { readonly facets: Facets; readonly spot: Spot; readonly count: number },
): Json[] | undefined {
  const fewest = highest(facets, 'minItems', 0);
  const isUnique = facets.some((facet) => keywordOf(facet, 'uniqueItems') === true);
  const items: Json[] = [];
  for (let index = 0; index < count; index += 1) {
    const contained = index === 0 ? facets.map((facet) => keywordOf(facet, 'contains')).filter(isSchema) : [];
    const schemas = [...itemSchemas(facets, index), ...contained];
    const item = sampleItem(builder, { schemas, spot: inner(spot, index), others: isUnique ? items : [] });
    if (item === undefined) return index >= fewest && contained.length === 0 ? items : undefined;
    items.push(item);
  }
  return items;
}

/** An item that is none of the others. */
function sampleItem(
  builder: Builder,
  {
    schemas,
    spot,
    others,
  }: { readonly schemas: readonly Schema[]; readonly spot: Spot; readonly others: readonly Json[] },
): Json | undefined {
  for (;;) {
    const item = builder.build(schemas, spot);
    if (item === undefined || !others.some((other) => isSame(other, item))) return item;
    builder.skip([spot.pointer]);
  }
}

/** The schemas that an item has to meet (JSON Schema 2020-12 Core, section 10.3.1). */
export function itemSchemas(facets: Facets, index: number): readonly Schema[] {
  return facets
    .map((facet) => keywordOf(facet, 'prefixItems')?.[index] ?? keywordOf(facet, 'items'))
    .filter(isSchema);
}
