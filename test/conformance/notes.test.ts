import { describe, expect, test } from 'vitest';
import { noValues } from '../../generators/conformance/given-values.ts';
import { notesOn } from '../../generators/conformance/notes.ts';
import { verify } from '../../generators/conformance/run.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { modelOf, operation } from '../types/model-of.ts';
import { unbounded } from './run.ts';

const responses = Object.fromEntries(
  ['200', '400', '401', '404'].map((status) => [status, { description: 'It is so.' }]),
);
const things = modelOf({
  paths: {
    '/things': {
      get: operation({ responses, parameters: [{ name: 'a', in: 'query', schema: { type: 'string' } }] }),
    },
  },
});

interface Given {
  readonly model?: ApiModel;
  readonly token?: string;
  readonly requests?: number;
}

/** Codes of the remarks on a server that always gives the same answer. */
async function remarks(status: number, given: Given = {}): Promise<readonly string[]> {
  const { model = things, token, requests = 100 } = given;
  const verification = await verify({
    model,
    settings: { seed: 1, strict: false, prefer: false, values: noValues },
    server: { baseUrl: 'http://shop.example', token, fetch: async () => new Response(null, { status }) },
    bounds: { ...unbounded, requests },
    allowWrites: true,
  });
  return notesOn(verification, {
    model,
    addresses: { baseUrl: 'http://shop.example' },
    hasToken: token !== undefined,
  }).map(({ code }) => code);
}

describe('a run that shows little says why', () => {
  test.each<readonly [string, number, Parameters<typeof remarks>[1], readonly string[]]>([
    ['but not one that shows all', 200, {}, []],
    ['no token', 401, {}, ['conformance/token-missing']],
    ['a wrong token', 401, { token: 'x' }, ['conformance/token-rejected']],
    ['a wrong address', 404, {}, ['conformance/paths-not-found']],
    ['rules that the document does not state', 400, {}, ['conformance/valid-request-rejected']],
    ['too few requests', 200, { requests: 1 }, ['conformance/stopped']],
  ])('%s', async (_, status, more, want) => expect(await remarks(status, more)).toEqual(want));
});

function tagged(schema: JsonObject, kind: string): JsonObject {
  return { allOf: [schema, { required: ['kind'], properties: { kind: { const: kind } } }] };
}

/** A model with one body. */
function pets(schema: JsonObject): ApiModel {
  const requestBody = { content: { 'application/json': { schema } } };
  return modelOf({ paths: { '/pets': { post: operation({ responses, requestBody }) } } });
}

describe('a run whose valid values have a member of the wrong type says so', () => {
  const cat: JsonObject = {
    type: 'object',
    properties: { name: { type: 'string' }, lives: { type: 'integer' } },
  };
  const dog: JsonObject = {
    type: 'object',
    properties: { name: { type: 'string' }, barks: { type: 'boolean' } },
  };

  test.each<readonly [string, JsonObject, readonly string[]]>([
    ['plain values meet both', { oneOf: [cat, dog] }, ['conformance/overlapping-alternatives']],
    [
      'inside of a list',
      { type: 'array', minItems: 1, items: { oneOf: [cat, dog] } },
      ['conformance/overlapping-alternatives'],
    ],
    ['any number of alternatives may be met', { anyOf: [cat, dog] }, []],
    ['a constant tells them apart', { oneOf: [tagged(cat, 'cat'), tagged(dog, 'dog')] }, []],
    [
      'other members are refused',
      {
        oneOf: [cat, dog].map((each) => ({
          ...each,
          additionalProperties: false,
          required: ['name'],
          minProperties: 2,
        })),
      },
      [],
    ],
  ])('%s', async (_, schema, want) => expect(await remarks(200, { model: pets(schema) })).toEqual(want));
});
