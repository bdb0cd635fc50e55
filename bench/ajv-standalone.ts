import standalone from 'ajv/dist/standalone/index.js';
import { loadModel } from '../generators/pipeline.ts';
import type { ApiModel, Operation, Schema } from '../generators/model/model.ts';
import { absolute, ajvFor } from './ajv-peer.ts';
import { githubDocument } from './places.ts';

/** Prints the number of validators for GitHub's document, and the bytes of ajv's standalone code for them. */
const { model } = await loadModel(githubDocument);
if (model === undefined) throw new Error('The document was refused.');
const schemas = schemasOf(model);
const ajv = ajvFor(model, 'full', { code: { source: true, esm: true } });
const names = Object.fromEntries(
  schemas.map((schema, index) => {
    const name = `v${index}`;
    ajv.addSchema({ allOf: [absolute(schema)], $id: name });
    return [name, name];
  }),
);
const bytes = Buffer.byteLength(standalone.default(ajv, names));
console.log(JSON.stringify({ validators: schemas.length, bytes }));

/** One schema per parameter, body and response, with a content per media type. */
function schemasOf({ operations }: ApiModel): readonly Schema[] {
  return operations.flatMap(({ parameters, body, responses }: Operation) => [
    ...parameters.map(({ schema }) => schema),
    ...(body?.content ?? []).map(({ schema }) => schema),
    ...responses.flatMap(({ content }) => content.map(({ schema }) => schema)),
  ]);
}
