import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiModel } from '../../generators/model/model.ts';
import { asDoubles } from '../../generators/json/as-doubles.ts';
import type { ExampleCase } from './examples.ts';

const document = 'https://example.com/document';

/** What full ajv and ajv-formats say of examples: whether each is valid, undefined if ajv cannot take the schema. */
export function peerVerdicts(
  model: ApiModel,
  cases: readonly ExampleCase[],
): readonly (boolean | undefined)[] {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
  addFormats.default(ajv, { mode: 'full' });
  ajv.addSchema({ ...(asDoubles(model.bundle) as object), $id: document });
  return cases.map(({ schema, value }) => {
    try {
      return Boolean(ajv.validate(absolute(schema), value));
    } catch {
      return undefined;
    }
  });
}

/** A schema with references that lead into the document. */
function absolute(schema: ExampleCase['schema']): object {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? document + value : value,
  );
  return Object(JSON.parse(text));
}
