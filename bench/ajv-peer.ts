import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FormatsPluginOptions } from 'ajv-formats';
import type { JsonObject } from '../generators/json/json.ts';
import type { ApiModel, Schema } from '../generators/model/model.ts';

const id = 'https://example.com/document';

/** ajv with the schemas of a document; `formats` are those of ajv-formats, or none. */
export function ajvFor(model: ApiModel, formats: 'full' | 'fast' | 'none', options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    logger: false,
    validateFormats: formats !== 'none',
    ...options,
  });
  if (formats !== 'none') applyFormats(ajv, { mode: formats });
  ajv.addSchema({ ...model.bundle, $id: id } as JsonObject);
  return ajv;
}

/** A schema of the document with absolute references into the document. */
export function absolute(schema: Schema): Schema {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' && value.startsWith('#') ? id + value : value,
    ),
  ) as Schema;
}

/** The plugin is CommonJS, whose default export Node and type checkers see differently. */
function applyFormats(ajv: Ajv2020, options: FormatsPluginOptions): void {
  const plugin: typeof addFormats.default = 'default' in addFormats ? addFormats.default : addFormats;
  plugin(ajv, options);
}
