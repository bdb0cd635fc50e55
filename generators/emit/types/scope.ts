import { mention } from '../../code/code.ts';
import type { Directed } from '../../model/directed-members.ts';
import type { Schema } from '../../model/model.ts';
import type { TsModel, TsSchema } from '../../typescript/ts-model.ts';
import type { Direction } from '../../model/variants.ts';
import { schemaType } from '../../typescript/symbols.ts';
import type { Tag } from './inherited-tags.ts';
import { simpleType, unknownType, type TypeExpression } from './type-expression.ts';
import { schemaAt } from '../../schema/named.ts';

/** What a type has to know about the named schemas of the document. */
export interface NamedTypes extends Pick<TsModel, 'schemas'> {
  /** Whether the alias of one schema may not name the other outside of an object, as that one leads back to it. */
  isCircular(from: TsSchema, to: TsSchema): boolean;
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
  readonly alias: TsSchema | undefined;
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

/** What tells which members a type has in the direction of its scope. */
export function directedBy({ types, direction }: TypeScope): Directed {
  return { direction, schemas: types.schemas };
}

/** A named schema, by the name of its type. */
export function referenceType(reference: string, scope: TypeScope): TypeExpression {
  const { types, direction, alias } = scope;
  const schema = schemaAt(types, reference);
  if (alias !== undefined && types.isCircular(alias, schema)) return unknownType;
  return simpleType(mention(schemaType(schema, direction)));
}
