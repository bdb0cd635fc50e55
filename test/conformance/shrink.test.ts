import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { noValues } from '../../generators/conformance/given-values.ts';
import { failuresOf } from '../../generators/conformance/failures.ts';
import { verify } from '../../generators/conformance/run.ts';
import { printCurl } from '../../runtime/conformance/curl.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';
import { unbounded } from './run.ts';

const list = modelOf({
  paths: {
    '/things': {
      get: operation({
        operationId: 'listThings',
        parameters: ['color', 'size', 'shape', 'search'].map((name) => ({
          name,
          in: 'query',
          schema: { type: 'string', maxLength: 100 },
        })),
        responses: {
          200: { description: 'The things.', content: jsonContent({ type: 'array' }) },
          400: { description: 'No.' },
        },
      }),
      post: operation({
        operationId: 'createThing',
        requestBody: {
          required: true,
          content: jsonContent({
            type: 'object',
            required: ['name'],
            properties: {
              name: { type: 'string' },
              tags: { type: 'array', items: { type: 'string' } },
              note: { type: 'string' },
              owner: { type: 'object', properties: { id: { type: 'integer' }, mail: { type: 'string' } } },
            },
          }),
        },
        responses: { 201: { description: 'The thing.' }, 400: { description: 'No.' } },
      }),
    },
  },
});

/** The smallest requests that show what is wrong with a server. */
async function smallest(answer: (request: Request, body: string) => Response): Promise<readonly string[]> {
  const { results } = await verify({
    model: list,
    settings: { seed: 3, strict: false, prefer: false, values: noValues },
    server: {
      baseUrl: 'http://shop.example',
      token: undefined,
      fetch: async (request) => answer(request, await request.text()),
    },
    bounds: unbounded,
    allowWrites: true,
  });
  return failuresOf(results)
    .filter(({ shown }) => shown.failed[0]?.check === 'server-error')
    .map(({ shown: { smallest: request, planned } }) => {
      const { target, body = '' } =
        request ?? (planned.case.trial.type === 'single' ? planned.case.trial.request : { target: '' });
      return `${target} ${body}`.trim();
    });
}

const fine = (method: string): Response =>
  method === 'GET'
    ? new Response('[]', { headers: { 'content-type': 'application/json' } })
    : new Response(null, { status: 201 });

describe('a failing request is made as small as it goes', () => {
  test('by leaving out parameters', async () => {
    const found = await smallest(({ url, method }) =>
      /[?&]shape=/.test(url) ? new Response('', { status: 500 }) : fine(method),
    );
    expect(found[0]).toMatch(/^\/things\?shape=[^&]*$/);
  });

  test('by leaving out members, on every level', async () => {
    const found = await smallest(({ method }, body) =>
      body.includes('"mail"') ? new Response('', { status: 500 }) : fine(method),
    );
    expect(found[0]).toMatch(
      /^\/things \{"name":"[^"]*","owner":\{"mail":"[^"]*"\}\}$|^\/things \{"owner":\{"mail":"[^"]*"\},"name":"[^"]*"\}$/,
    );
  });
});

describe('curl', () => {
  test.each([
    [`it's $HOME`, `--data-raw 'it'\\''s $HOME'`],
    ['@/etc/passwd', `--data-raw '@/etc/passwd'`],
    ['a\nb', `--data-raw $'a\\x0ab'`],
    [`it's \\ \u202e`, `--data-raw $'it\\'s \\\\ \\xe2\\x80\\xae'`],
  ])('quotes %j for the shell', (body, want) => {
    const request = { method: 'POST', target: '/x', headers: {}, body, credentials: [] };
    const call = printCurl({ baseUrl: 'http://shop.example' }, request);
    expect(call).toContain(want);
    // The shell itself decides what the words are.
    const words = spawnSync('bash', ['-c', `curl() { printf '%s\\0' "$@"; }; ${call}`], {
      encoding: 'utf8',
    }).stdout.split('\0');
    expect(words).toContain(body);
  });

  test('shows where credentials go, and not what they are', () => {
    const credentials = [
      { in: 'header', name: 'private-token', scheme: undefined },
      { in: 'query', name: 'job_token', scheme: undefined },
    ] as const;
    const call = printCurl(
      { baseUrl: 'http://shop.example/' },
      {
        method: 'GET',
        target: '/x?a=1',
        headers: {},
        body: undefined,
        credentials,
      },
    );
    expect(call).toBe(
      `curl --include --globoff --header "private-token: $TOKEN" 'http://shop.example/x?a=1''&job_token='"$TOKEN"`,
    );
  });
});
