import { describe, expect, test } from 'vitest';
import { noValues } from '../../generators/conformance/given-values.ts';
import { notesOn } from '../../generators/conformance/notes.ts';
import { verify } from '../../generators/conformance/run.ts';
import { modelOf, operation } from '../types/model-of.ts';
import { unbounded } from './run.ts';

const responses = Object.fromEntries(
  ['200', '400', '401', '404'].map((status) => [status, { description: 'It is so.' }]),
);
const model = modelOf({
  paths: {
    '/things': {
      get: operation({ responses, parameters: [{ name: 'a', in: 'query', schema: { type: 'string' } }] }),
    },
  },
});

/** Codes of the remarks on a server that always gives the same answer. */
async function remarks(
  status: number,
  more: { readonly token?: string; readonly requests?: number } = {},
): Promise<readonly string[]> {
  const { token, requests = 100 } = more;
  const verification = await verify({
    model,
    settings: { seed: 1, strict: false, prefer: false, values: noValues },
    server: { baseUrl: 'http://shop.example', token, fetch: async () => new Response(null, { status }) },
    bounds: { ...unbounded, requests },
    allowWrites: false,
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
    ['a wrong token', 401, { token: 'x' }, ['conformance/token-refused']],
    ['a wrong address', 404, {}, ['conformance/nothing-found']],
    ['rules that the document does not state', 400, {}, ['conformance/valid-refused']],
    ['too few requests', 200, { requests: 1 }, ['conformance/stopped']],
  ])('%s', async (_, status, more, want) => expect(await remarks(status, more)).toEqual(want));
});
