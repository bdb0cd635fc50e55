import { formSchema } from '../../../schema/form-schema.ts';
import { schemaAt } from '../../../schema/named.ts';
import { memoize } from '../../../incremental/memoize.ts';
import { derive } from '../../../incremental/versions.ts';
import { partOfModel, type TsModel, type TsOperation } from '../../../typescript/ts-model.ts';
import { reachableFrom } from '../../../schema/reachable.ts';

/**
 * The model for the validators of forms: the bodies of requests and responses, and the schemas that they use. Forms do not
 * check parameters, and pages see few headers.
 */
export const triedModel = derive((model: TsModel): TsModel => {
  const operations = model.operations.map((operation) => withForms(model, withoutFields(operation)));
  const contents = operations.flatMap(({ body, responses }) => [
    ...(body?.content ?? []),
    ...responses.flatMap(({ content }) => content),
  ]);
  const schemas = contents.map(({ schema }) => schema);
  const used = new Set(reachableFrom(model, schemas));
  return partOfModel(model, {
    families: [],
    operations,
    received: [],
    schemas: model.schemas.filter((schema) => used.has(schema)),
  });
});

/** An operation without parameters and headers. */
const withoutFields = memoize((operation: TsOperation): TsOperation => ({
  ...operation,
  parameters: [],
  responses: operation.responses.map((response) => ({ ...response, headers: [] })),
}));

/** An operation whose multipart bodies have a schema for forms in place of their own. */
function withForms(model: TsModel, operation: TsOperation): TsOperation {
  const { body } = operation;
  if (body?.content.some(({ kind }) => kind === 'multipart') !== true) return operation;
  const content = body.content.map((each) =>
    each.kind === 'multipart'
      ? { ...each, schema: formSchema(each.schema, (reference) => schemaAt(model, reference).schema) }
      : each,
  );
  return { ...operation, body: { ...body, content } };
}
