import { mention } from '../../code/code.ts';
import type { Schema } from '../../model/model.ts';
import type { TsModel, TsSchema } from '../../typescript/ts-model.ts';
import type { Direction } from '../../model/variants.ts';
import { schemaType } from '../../typescript/symbols.ts';
import type { Tag } from './inherited-tags.ts';
import { simpleType, unknownType, type TypeExpression } from './type-expression.ts';
import { schemaAt, type SchemaSource } from '../../schema/named.ts';

/** All that a type which names a schema depends on, so that it stays the same when anything else of the schema changes. */
export interface SchemaFace extends Pick<TsSchema, 'ref' | 'names' | 'requestType'> {
  /** Set where its alias leads back to itself: two that do may not name each other outside of an object. */
  readonly isCircular: boolean;
  /** A schema with the marks of direction and with values of the types that the named schema lists, itself or by way of others. */
  readonly schema: Schema;
}

/** What a type has to know about the named schemas of the document. */
export interface NamedTypes extends Pick<TsModel, 'schemas'> {
  readonly faces: SchemaSource<SchemaFace>;
  /** What the discriminators of its bases say of a schema. */
  tags(schema: TsSchema): readonly Tag[];
}

/** Where a type is printed: everything that its text depends on beside its schema. */
export interface TypeScope {
  readonly types: NamedTypes;
  readonly direction: Direction;
  /** Set where strings in binary format are files, as in multipart bodies. */
  readonly files: boolean;
  /** Named alias whose right side this is, as long as no object or array has been entered: it may not name itself. */
  readonly alias: SchemaFace | undefined;
  /** The outermost schema that this is part of, as long as no object or array has been entered. */
  readonly whole: Schema | undefined;
}

/** The scope inside an object or array, where a type may refer to the alias it is part of. */
export function inside(scope: TypeScope): TypeScope {
  const { alias, whole } = scope;
  return alias === undefined && whole === undefined
    ? scope
    : { ...scope, alias: undefined, whole: undefined };
}

/** A named schema, by the name of its type. */
export function referenceType(reference: string, scope: TypeScope): TypeExpression {
  const { types, direction, alias } = scope;
  const face = schemaAt(types.faces, reference);
  if (alias?.isCircular === true && face.isCircular) return unknownType;
  return simpleType(mention(schemaType(face, direction)));
}
