import * as fc from 'fast-check';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { printOpenApi } from '../../generators/emit/openapi/print-openapi.ts';
import { createNamedTypes } from '../../generators/emit/types/named-types.ts';
import { schemaModule } from '../../generators/emit/types/schema-module.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { modelOf } from './model-of.ts';
import { iterations } from '../runs/iterations.ts';

const keywords = [
  'type',
  'enum',
  'const',
  'properties',
  'required',
  'additionalProperties',
  'patternProperties',
  'items',
  'prefixItems',
  'minItems',
  'maxItems',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'discriminator',
  'description',
  'title',
  'default',
  'format',
  'examples',
  'example',
  'deprecated',
  'readOnly',
  'x-role',
  'x-deprecated',
  'x-deployment',
  '$defs',
  'nullable',
];

/** Schemas whose keywords hold what they should, or anything else. */
const { schema } = fc.letrec<{ schema: Json; value: Json }>((tie) => {
  const list = fc.array(tie('schema'), { maxLength: 3 });
  const map = fc.dictionary(fc.string({ unit: 'binary', maxLength: 4 }), tie('schema'), {
    maxKeys: 3,
    noNullPrototype: true,
  });
  const types = fc.constantFrom('string', 'integer', 'object', 'array', 'null', 'date');
  return {
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.boolean(),
      fc.constant({ $ref: '#/components/schemas/Other' }),
      fc.dictionary(fc.constantFrom(...keywords), tie('value'), { maxKeys: 4, noNullPrototype: true }),
      fc.record(
        {
          type: fc.oneof(types, fc.array(types, { maxLength: 2 })),
          enum: fc.array(tie('value')),
          properties: map,
        },
        { requiredKeys: ['type'], noNullPrototype: true },
      ),
    ) as fc.Arbitrary<Json>,
    value: fc.oneof(
      types,
      fc.array(types, { maxLength: 2 }),
      list,
      map,
      tie('schema'),
      fc.jsonValue({ maxDepth: 1 }),
    ) as fc.Arbitrary<Json>,
  };
});

function syntaxErrors(text: string): number {
  const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true });
  return diagnostics.length;
}

test('whatever a schema holds, its types are TypeScript', () => {
  fc.assert(
    fc.property(schema, (any) => {
      const schemas: JsonObject = { Other: { enum: ['a'] }, Any: any };
      const model = modelOf({ schemas });
      const types = createNamedTypes(model);
      for (const named of model.schemas) expect(syntaxErrors(schemaModule(named, types).text)).toBe(0);
    }),
    { numRuns: iterations(300) },
  );
});

test('whatever a schema holds, openapi-typescript prints it', () => {
  fc.assert(
    fc.property(schema, (any) => {
      const schemas: JsonObject = {
        Other: { enum: ['a'] },
        ...(typeof any === 'object' && any !== null ? { Any: any } : {}),
      };
      expect(syntaxErrors(printOpenApi({ openapi: '3.1.0', components: { schemas } }))).toBe(0);
    }),
    { numRuns: iterations(300) },
  );
});
