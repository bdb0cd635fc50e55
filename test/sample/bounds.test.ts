import { describe, expect, test } from 'vitest';
import { boundValues } from '../../generators/sample/bounds.ts';
import { errorsIn } from '../../generators/sample/errors.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import type { Json } from '../../generators/json/json.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';

/** The values of a body on the bounds of its schema, each held against the compiled checks. */
function boundsOf(schema: Json): readonly Json[] {
  const requestBody = { required: true, content: jsonContent(schema) };
  const model = modelOf({ paths: { '/things': { post: operation({ requestBody }) } } });
  const [only] = model.operations;
  const mediaType = only?.body?.content[0];
  if (only === undefined || mediaType === undefined) throw new Error('There is no body.');
  const sampler = createSampler(model);
  const sample = sampler.body(only, mediaType, { examples: false });
  if (sample === undefined) throw new Error('There is no sample.');
  const validate = sampler.validators.body(only, mediaType);
  const isValid = (value: Json): boolean => errorsIn(validate, value).length === 0;
  return [...boundValues(sample, { isValid, longest: 100 })];
}

describe('values on the bounds', () => {
  test.each<readonly [string, Json, readonly Json[]]>([
    [
      'texts, in code points',
      { type: 'string', minLength: 2, maxLength: 6 },
      ['😀😀😀😀😀😀', 'textte', 'te'],
    ],
    ['texts with a pattern', { type: 'string', maxLength: 3, pattern: '^a+$' }, ['aaa']],
    ['texts that are too long to be made', { type: 'string', minLength: 1, maxLength: 1000 }, ['t']],
    ['integers', { type: 'integer', minimum: 1, maximum: 9 }, [9]],
    ['integers beyond bounds', { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 9 }, [8, 2]],
    ['integers without an end', { type: 'integer' }, [2_147_483_647]],
    ['null', { type: ['boolean', 'null'] }, [false, null]],
    ['every value', { enum: ['a', 'b', null, 4] }, ['b', null, 4]],
    [
      'lists of two, full and empty ones',
      { type: 'array', items: { enum: ['a', 'b', 'c'] }, maxItems: 3, uniqueItems: true },
      [['a', 'b'], ['a', 'b', 'c'], []],
    ],
    ['leap days', { type: 'string', format: 'date' }, ['2024-02-29', '2000-12-31']],
    [
      'all members at once',
      {
        type: 'object',
        required: ['n', 's'],
        properties: { n: { type: 'integer', minimum: 0, maximum: 3 }, s: { type: 'string', maxLength: 2 } },
      },
      [
        { n: 3, s: '😀😀' },
        { n: 0, s: '' },
      ],
    ],
  ])('%s', (_, schema, want) => expect(boundsOf(schema)).toEqual(want));
});
