import type { NamedSchema, Schema } from '../../model/model.ts';
import type { OneOfReading } from '../../model/one-of.ts';
import type { Direction } from '../../model/variants.ts';
import type { SchemaSource } from '../../schema/named.ts';
import type { JsonObject } from '../../json/json.ts';

/** A schema that others refer to. */
export type Target = Pick<NamedSchema, 'ref' | 'key' | 'schema'>;

/** The use of a schema, on which its meaning depends. */
export interface Lowering {
  readonly source: SchemaSource<Target>;
  /** `any` for values of the document itself, which stand for requests and for responses. */
  readonly direction: Direction | 'any';
  /** True where strings in binary format are files and not strings, as in multipart bodies. */
  readonly files: boolean;
  readonly oneOf: OneOfReading;
  /** Whether the check of a schema can refuse an integer only because of its size. */
  reachesIntegers(schema: Schema): boolean;
  /** The value of `$ref` in lowered schemas: it identifies the check of the schema that a reference refers to. */
  checkOf(reference: string): string;
  /** The same for a part of a schema that has a check of its own; undefined for one that stays in its place. */
  checkOfPart?(part: Schema, keyword: string): string | undefined;
  /** The directions in which the schemas that members refer to are used. */
  readonly marks: SchemaSource;
}

/** Turns one schema object, whose subschemas are still as in the document, into a simpler one with the same meaning. */
export type Pass = (schema: JsonObject, lowering: Lowering) => JsonObject;
