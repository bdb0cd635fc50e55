import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from '../../generators/model/model.ts';
import { model } from './document.ts';

const documentId = 'forge:document';

/** ajv as it comes, independent of the validators that this project generates. */
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  validateSchema: false,
  schemas: { [documentId]: model.bundle },
});
addFormats.default(ajv);

/** What is wrong with a value, one text per error; empty where the schema accepts it. */
export function schemaErrors(schema: Schema, value: unknown): readonly string[] {
  const validate = compile(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || 'the value'} ${message ?? ''}`,
  );
}

const compiled = new Map<Schema, ValidateFunction>();

function compile(schema: Schema): ValidateFunction {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`);
  const validate = ajv.compile(JSON.parse(text));
  compiled.set(schema, validate);
  return validate;
}
