import { mention } from '../../code/code.ts';
import type { Schema } from '../../model/model.ts';
import type { TsSchema } from '../../typescript/ts-model.ts';
import type { Direction } from '../../model/variants.ts';
import { schemaType } from '../../typescript/symbols.ts';
import { simpleType, unknownType, type TypeExpression } from './type-expression.ts';
import { schemaAt, type SchemaSource } from '../../schema/named.ts';

/** What types that refer to a schema depend on. They are printed again only if this changes. */
export interface SchemaSummary extends Pick<TsSchema, 'ref' | 'names' | 'requestType'> {
  /** Whether its alias is circular: circular aliases may refer to each other only inside of objects. */
  readonly isCircular: boolean;
  /** Has `readOnly` and `writeOnly` of the schema, and lists a value of each type that the schema lists. */
  readonly schema: Schema;
  /** Whether its type is `unknown`. */
  readonly isUnknown: boolean;
  /** The members that its type requires and does not describe. */
  readonly undescribed: readonly string[];
}

/** What types need to know about the named schemas of the document. */
export interface NamedTypes {
  readonly named: SchemaSource<TsSchema>;
  readonly summaries: SchemaSource<SchemaSummary>;
}

/** Where a type is printed: everything that its text depends on besides its schema. */
export interface TypeScope {
  readonly types: NamedTypes;
  readonly direction: Direction;
  /** True if strings in binary format are files, as in multipart bodies. */
  readonly files: boolean;
  /** The alias whose right side is printed, until an object or array is entered: it may not refer to itself. */
  readonly alias: SchemaSummary | undefined;
  /** The schemas that apply to the value at this position, until an object or array is entered. */
  readonly applied: AppliedSchemas | undefined;
}

/** The schemas that apply to one value. */
export interface AppliedSchemas {
  /** All of them: the outermost schema, and the alternatives around this position. */
  readonly schema: Schema;
  /** The innermost of these alternatives, or the outermost schema. */
  readonly part: Schema;
  /** The alternatives around this position, so that the others of their lists do not apply. */
  readonly chosen: ReadonlySet<Schema>;
}

/** The type of `typeOf`, which functions in other files get as a parameter. */
export type TypeOf = (schema: Schema, scope: TypeScope) => TypeExpression;

/** The scope for a schema: it is the outermost one unless the scope already has one. */
export function within(scope: TypeScope, schema: Schema): TypeScope {
  return scope.applied === undefined
    ? { ...scope, applied: { schema, part: schema, chosen: new Set() } }
    : scope;
}

/** The scope of an alternative, which applies together with the schemas around it. */
export function alternativeScope(scope: TypeScope, alternative: Schema): TypeScope {
  const { schema = true, chosen = [] } = scope.applied ?? {};
  const applied = {
    schema: { allOf: [schema, alternative] },
    part: alternative,
    chosen: new Set([...chosen, alternative]),
  };
  return { ...scope, applied };
}

/** The scope inside an object or array, where a type may refer to the alias that contains it. */
export function inside(scope: TypeScope): TypeScope {
  const { alias, applied } = scope;
  return alias === undefined && applied === undefined
    ? scope
    : { ...scope, alias: undefined, applied: undefined };
}

/** A named schema, by the name of its type. */
export function referenceType(reference: string, scope: TypeScope): TypeExpression {
  const { types, direction, alias } = scope;
  const summary = schemaAt(types.summaries, reference);
  if (alias?.isCircular === true && summary.isCircular) return unknownType;
  return simpleType(mention(schemaType(summary, direction)));
}
