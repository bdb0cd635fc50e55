import type { Schema } from '../../model/model.ts';
import { isObject } from '../../source/member.ts';
import type { Json } from '../../source/document.ts';
import { alternativesOf } from './composition.ts';

/** The types whose documented values may be joined by others. */
export type OpenBase = 'string' | 'number';

/** Looks up the schema that a reference points at. */
export type Lookup = (reference: string) => Schema | undefined;

/**
 * Which types an `anyOf` or `oneOf` leaves open beside documented values, as in `anyOf: [{ enum: [a, b] }, { type:
 * string }]`: any string is valid, and `a` and `b` are worth naming. Without care, TypeScript would reduce
 * `'a' | 'b' | string` to `string` and forget the names.
 */
export function openBasesOf(alternatives: readonly Schema[], lookup: Lookup): ReadonlySet<OpenBase> {
  const documented = new Set(alternatives.flatMap((alternative) => documentedBases(alternative, lookup)));
  return new Set(alternatives.flatMap(plainBases).filter((base) => documented.has(base)));
}

/** The types of which the schema is without listing values. */
export function plainBases(schema: Schema): readonly OpenBase[] {
  if (typeof schema === 'boolean' || 'enum' in schema || 'const' in schema) return [];
  return [schema['type']].flat().flatMap((type) => baseOfType(type));
}

/** The types of the values that a schema lists, itself or by way of others. Iterative: chains of references may be long. */
function documentedBases(schema: Schema, lookup: Lookup): readonly OpenBase[] {
  const bases: OpenBase[] = [];
  const seen = new Set<Schema>();
  const open = [schema];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isObject(next) || seen.has(next)) continue;
    seen.add(next);
    const reference = next['$ref'];
    const values = Array.isArray(next['enum'])
      ? next['enum']
      : 'const' in next
        ? [next['const'] ?? null]
        : [];
    for (const value of values) bases.push(...baseOfValue(value));
    open.push(...alternativesOf(next), ...(typeof reference === 'string' ? [lookup(reference) ?? true] : []));
  }
  return bases;
}

function baseOfType(type: Json | undefined): readonly OpenBase[] {
  if (type === 'string') return ['string'];
  return type === 'number' || type === 'integer' ? ['number'] : [];
}

function baseOfValue(value: Json): readonly OpenBase[] {
  if (typeof value === 'string') return ['string'];
  return typeof value === 'number' ? ['number'] : [];
}
