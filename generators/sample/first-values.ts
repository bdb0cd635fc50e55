import type { ApiModel, Schema } from '../model/model.ts';
import type { Conjuncts } from '../schema/conjuncts.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { memoize } from '../incremental/memoize.ts';
import { firstChoice, type Choice } from './choice.ts';
import { heldSchemas } from './content.ts';
import { plausibleAt, type Plausible } from './plausible.ts';

/** The first candidate for a schema, if it is a scalar and depends on nothing around it. */
export interface FirstValue {
  readonly value: string | number | bigint | boolean | null;
  readonly conjuncts: Conjuncts;
}

/** Where a value is, and what determines the first candidate. */
interface Asked {
  readonly model: ApiModel;
  readonly choice: Choice;
  readonly usesExamples: boolean;
  /** Examples that belong to the schema from outside, by pointer. */
  readonly examples: ReadonlyMap<string, readonly Json[]>;
}

/**
 * The last first value of each schema, for each list of named schemas. Samples of one document use the same schemas
 * again and again, mostly under the same name.
 */
const knownIn = memoize(
  (_schemas: ApiModel['schemas']) =>
    new WeakMap<JsonObject, FirstValue & { readonly plausible: Plausible }>(),
);

/** The first value of schemas at a pointer, if the last sample that had them there had the same. */
export function knownFirst(
  asked: Asked,
  schemas: readonly Schema[],
  pointer: string,
): FirstValue | undefined {
  const only = onlySchema(asked, schemas, pointer);
  const known = only && knownIn(asked.model.schemas).get(only);
  return known !== undefined && known.plausible === plausibleAt(pointer) ? known : undefined;
}

/** Keeps the value that was tried first for schemas at a pointer. */
export function keepFirst(
  asked: Asked,
  schemas: readonly Schema[],
  pointer: string,
  { value, conjuncts }: { readonly value: Json; readonly conjuncts: Conjuncts },
): void {
  const only = onlySchema(asked, schemas, pointer);
  if (only === undefined || (typeof value === 'object' && value !== null)) return;
  if (heldSchemas(conjuncts).length > 0) return;
  knownIn(asked.model.schemas).set(only, { value, conjuncts, plausible: plausibleAt(pointer) });
}

/** The only schema of a value, if all samples try the same values for it. */
function onlySchema(
  { choice, usesExamples, examples }: Asked,
  [only, other]: readonly Schema[],
  pointer: string,
): JsonObject | undefined {
  const isSame = choice === firstChoice && usesExamples && !examples.has(pointer);
  return isSame && typeof only === 'object' && other === undefined ? only : undefined;
}
