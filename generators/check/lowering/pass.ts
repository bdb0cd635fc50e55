import type { NamedSchema, Schema } from '../../model/model.ts';
import type { Direction } from '../../model/variants.ts';
import type { SchemaSource } from '../../schema/named.ts';
import type { JsonObject } from '../../source/document.ts';

/** What a schema means depends on where it is used. */
export interface Lowering extends SchemaSource<NamedSchema> {
  readonly direction: Direction;
  /** Set where strings in binary format are files and not strings, as in multipart bodies. */
  readonly files: boolean;
  /** Set where `unevaluatedProperties` or `unevaluatedItems` may ask what a schema has looked at. */
  readonly tracksEvaluated: boolean;
  /** Whether the check of a schema can refuse an integer for its size alone. */
  reachesIntegers(schema: Schema): boolean;
  /** What stands for the check that a reference leads to in lowered schemas: the reference that `$ref` has there. */
  checkOf(reference: string): string;
  /** In which directions the schemas take part that members name. */
  readonly marks: SchemaSource;
}

/** Turns one schema object, whose subschemas are still as in the document, into a simpler one of the same meaning. */
export type Pass = (schema: JsonObject, lowering: Lowering) => JsonObject;
