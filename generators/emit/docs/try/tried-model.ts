import { formSchema } from '../../../schema/form-schema.ts';
import { schemaAt } from '../../../schema/named.ts';
import { memoize } from '../../../incremental/memoize.ts';
import { derive } from '../../../incremental/versions.ts';
import { partOfModel, type TsModel, type TsOperation } from '../../../typescript/ts-model.ts';
import { reachableFrom } from '../../../schema/reachable.ts';

/**
 * What the forms of a document check: the bodies of requests, the contents of responses, and the schemas that these use.
 * Parameters are sent as they were typed, and pages see few headers.
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

/** An operation without parameters and headers: the same object in later models, if the operation is. */
const withoutFields = memoize((operation: TsOperation): TsOperation => ({
  ...operation,
  parameters: [],
  responses: operation.responses.map((response) => ({ ...response, headers: [] })),
}));

/** Forms with files have checks of their own, so that named schemas of forms are used only where others use them. */
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
