import type { Operation, Schema } from '../../model/model.ts';
import { requestSchemas, responseSchemas } from '../../model/message-schemas.ts';
import { discriminatorOf } from '../../schema/discriminator.ts';
import { schemaAt } from '../../schema/named.ts';
import { keywordOf, schemaUnder } from '../../schema/schema.ts';
import { allSchemas, oncePerSchema } from '../../schema/visit.ts';
import type { TsModel, TsSchema } from '../../typescript/ts-model.ts';
import { referencesIn, schemaReads } from '../reads.ts';
import type { NamedTypes } from './scope.ts';

/** What the types of a named schema depend on. */
export function schemaTypeReads(model: TsModel, types: NamedTypes, schema: TsSchema): readonly unknown[] {
  return [
    schema,
    schemaAt(types.faces, schema.ref),
    ...namedReads(model, types, [schema.schema], looksInto(schema.schema)),
  ];
}

/** What the types of an operation depend on. */
export function operationTypeReads(
  model: TsModel,
  types: NamedTypes,
  operation: Operation,
): readonly unknown[] {
  const schemas = [...requestSchemas(operation), ...responseSchemas(operation)];
  const looks = takesFiles(operation) || schemas.some(looksInto);
  return [operation, ...namedReads(model, types, schemas, looks)];
}

/** For schemas that others refer to, only the parts that types depend on; if types examine them, all that they use. */
function namedReads(
  model: TsModel,
  { faces }: NamedTypes,
  schemas: readonly Schema[],
  looks: boolean,
): readonly unknown[] {
  const named = [...referencesIn(schemas)].map((reference) => schemaAt(faces, reference));
  const looksIn = looks || named.some(({ undescribed }) => undescribed.length > 0);
  return looksIn ? [...named, ...schemaReads(model, schemas)] : named;
}

/**
 * Whether the type of a schema depends on the members of its alternatives, or on which schemas describe its required
 * and its further members.
 */
const looksInto = oncePerSchema((schema) =>
  [...allSchemas(schema)].some(
    (part) =>
      discriminatorOf(part) !== undefined ||
      keywordOf(part, 'unevaluatedProperties') !== undefined ||
      hasUndescribed(part),
  ),
);

/** Whether a required member may be described elsewhere: a schema without `type` may allow any value. */
function hasUndescribed(schema: Schema): boolean {
  return (keywordOf(schema, 'required') ?? []).some((name) => {
    const property = schemaUnder(schema, 'properties', name) ?? true;
    return property === true || keywordOf(property, 'type') === undefined;
  });
}

/** Forms are inlined with everything that contains files. */
function takesFiles({ body, responses }: Operation): boolean {
  const content = [body, ...responses].flatMap((part) => part?.content ?? []);
  return content.some(({ kind }) => kind === 'multipart');
}
