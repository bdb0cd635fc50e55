import { expect, test } from 'vitest';
import { constraintsOf } from '../../generators/conformance/constraints.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

test('many ways through alternatives to one schema list its constraints once', () => {
  const entries = Array.from({ length: 40 }, (_, index): [string, JsonObject] => {
    const next = ref(`L${index + 1}`);
    return [`L${index}`, { anyOf: [next, next] }];
  });
  const model = modelOf({
    schemas: { ...Object.fromEntries(entries), L40: { type: 'object', required: ['a'] } },
    paths: { '/a': { post: operation({ requestBody: { content: jsonContent(ref('L0')) } }) } },
  });
  const [only] = model.operations;
  if (only === undefined) throw new Error('The document has an operation.');
  const found = constraintsOf(model, only).map(({ pointer, keyword }) => `${pointer} ${keyword}`);
  expect(found).toEqual([' type', '/a required']);
});
