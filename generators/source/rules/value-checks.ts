import { componentReference } from '../normalize/bundle/reference.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import type { References } from '../references/references.ts';
import { isObject, memberOf } from '../../json/member.ts';

/** Why a value is invalid: the names and indexes of the invalid part, and the error. */
export interface Mismatch {
  readonly path: readonly string[];
  readonly problem: string;
}

/** Checks values of a document by its schemas. */
export interface ValueChecks {
  /** The first error of a value; undefined if it is valid, or takes too long to check. */
  of(schema: Json | undefined, value: Json): Mismatch | undefined;
  /** All errors of a value; undefined if it takes too long to check. */
  allOf(schema: Json, value: Json): readonly Mismatch[] | undefined;
  /** The effort so far. */
  readonly effort: number;
  /**
   * Skips values that were already checked, and counts their effort as if they had been checked again. Returns false if
   * the total limit is so near that fewer of them might be checked.
   */
  skip(effort: number): boolean;
}

/** A schema that references refer to. */
export interface Target {
  readonly ref: string;
  readonly key: string;
  readonly schema: boolean | JsonObject;
}

/** Compiles checks of values. It is given to this stage, because schemas are compiled by a later one. */
export type CompileChecks = (targets: readonly Target[], references: References) => ValueChecks;

/** The schemas of the components of a document. */
export function componentSchemas(root: JsonObject): readonly Target[] {
  const schemas = memberOf(memberOf(root, 'components'), 'schemas');
  return Object.entries(isObject(schemas) ? schemas : {}).flatMap(([key, schema]) =>
    typeof schema === 'boolean' || isObject(schema)
      ? [{ ref: componentReference('schema', key), key, schema }]
      : [],
  );
}
