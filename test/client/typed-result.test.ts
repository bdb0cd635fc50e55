import { expect, test } from 'vitest';
import { operationModule } from '../../generators/emit/client/operation-module.ts';
import { planCall } from '../../generators/emit/client/call-plan.ts';
import { modelOf } from '../types/model-of.ts';

/** The lines of a client that are about media types of responses. */
function linesOf(types: readonly string[]): readonly string[] {
  const content = Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }]));
  const act = { operationId: 'act', responses: { '200': { description: 'Done.', content } } };
  const model = modelOf({ paths: { '/act': { get: act } } });
  const [program] = operationModule(
    model,
    'act',
    model.operations.map((operation) => planCall(model, operation)),
  );
  return (program?.text ?? '').split('\n').filter((line) => /return|mediaTypes|'200'/.test(line));
}

test.each<[readonly string[], readonly string[]]>([
  [['application/json'], ['  return call(client, operation, {}, options);']],
  [
    ['application/json', 'application/problem+json'],
    ['  return withPlainContentType(call(client, operation, {}, options));'],
  ],
  [
    ['application/json;version=1', 'application/json;version=2'],
    [
      '  mediaTypes: {',
      "    '200': ['application/json;version=1', 'application/json;version=2'],",
      '  return withContentType(call(client, operation, {}, options), operation);',
    ],
  ],
  [
    ['application/json', '*/*'],
    [
      '  mediaTypes: {',
      "    '200': ['application/json', '*/*'],",
      '  return withContentType(call(client, operation, {}, options), operation);',
    ],
  ],
])('media types %j', (types, want) => {
  expect(linesOf(types)).toEqual(want);
});
