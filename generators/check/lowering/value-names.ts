import { jsonText } from '../../../runtime/contract/json-text.ts';
import type { ValueNames } from '../../schema/value-names.ts';
import { keywordOf, type Schema } from '../../schema/schema.ts';
import type { Json } from '../../json/json.ts';

/**
 * The keyword beside `enum` in lowered schemas: the name of each value in the same order, null where it has none. It is
 * not a keyword of documents.
 */
export const VALUE_NAMES = 'valueNames';

/** The names of values as a member of a lowered schema; empty where no value has a name. */
export function namesFor(values: readonly Json[], known: ValueNames): { readonly [VALUE_NAMES]?: Json[] } {
  const names = values.map((value) => known.get(jsonText(value))?.name ?? null);
  return names.every((name) => name === null) ? {} : { [VALUE_NAMES]: names };
}

/** The names of the values of a lowered schema. */
export function namesOfLowered(schema: Schema): ValueNames {
  const names = typeof schema === 'object' ? schema[VALUE_NAMES] : undefined;
  const values = keywordOf(schema, 'enum') ?? [];
  if (!Array.isArray(names)) return new Map();
  return new Map(
    values.flatMap((value, index) => {
      const name = names[index];
      return typeof name === 'string' ? [[jsonText(value), { name, description: undefined }]] : [];
    }),
  );
}
