import { expect, test } from 'vitest';
import { WorkFolder } from '../cli/process.ts';
import { serve } from './forge.ts';

const OWNER = 'kind_s3cret-of-the-owner';
const OTHER = 'kind_s3cret-of-another';

const note = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };
const problem = {
  description: 'What is wrong.',
  content: { 'application/json': { schema: { type: 'object' } } },
};
const document = {
  openapi: '3.1.1',
  info: { title: 'Notes', version: '1' },
  security: [{ Token: [] }],
  components: { securitySchemes: { Token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/notes/{id}': {
      get: {
        operationId: 'getNote',
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            schema: { type: 'integer', minimum: 1, maximum: 9 },
            example: 1,
          },
        ],
        responses: {
          '200': { description: 'The note.', content: { 'application/json': { schema: note } } },
          '400': problem,
          '401': problem,
          '403': problem,
          '404': problem,
          '405': problem,
        },
      },
    },
  },
};

type Status = (token: string | undefined) => 200 | 401 | 403;

/** The owner of all notes, and somebody who owns none. */
const right: Status = (token) => (token === OWNER ? 200 : token === OTHER ? 403 : 401);

/** Whether a token has the form of a JSON Web Token (RFC 7519 3). */
const isSigned = (token: string | undefined): boolean => token?.split('.').length === 3;

/** A server of one path, which decides by the token alone. */
function answering(statusFor: Status): (request: Request) => Promise<Response> {
  return ({ method, url, headers }) => {
    const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
    const { pathname } = new URL(url);
    const known = /^\/notes\/[1-9]$/.test(pathname) ? 200 : pathname.startsWith('/notes/') ? 400 : 404;
    const allowed = statusFor(token);
    const status = /^(GET|HEAD)$/.test(method) ? (allowed === 200 ? known : allowed) : 405;
    const body = JSON.stringify(status === 200 ? { text: 'A note.' } : { title: 'No.' });
    const sent = new Headers({ 'content-type': 'application/json', 'content-length': String(body.length) });
    if (status === 401) sent.set('www-authenticate', 'Bearer');
    if (status === 405) sent.set('allow', 'GET, HEAD');
    return Promise.resolve(new Response(body, { status, headers: sent }));
  };
}

interface Report {
  readonly cases: readonly { readonly id: string; readonly kind: string; readonly ending: string }[];
}

/** The cases of credentials that a server fails, and those that were run at all. */
async function verified(statusFor: Status, words: string, env: Record<string, string> = {}) {
  const folder = new WorkFolder();
  folder.write('notes.json', JSON.stringify(document));
  const origin = await serve(answering(statusFor));
  const call = `verify notes.json --base-url ${origin} --token ${OWNER} ${words} --format json`;
  const { code, stdout, stderr } = await folder.run(call, { env });
  expect(stdout + stderr).not.toContain('s3cret');
  const { cases } = JSON.parse(stdout) as Report;
  const named = (ending: string): readonly string[] =>
    cases.filter((each) => each.ending === ending).map(({ kind, id }) => `${kind} ${id}`);
  return { code, failed: named('failed'), passed: named('passed'), cases };
}

test.each<[about: string, statusFor: Status, want: readonly string[]]>([
  ['takes the owner alone', right, []],
  [
    'asks for no credentials',
    (token) => (token === undefined ? 200 : right(token)),
    ['missing', 'of another scheme'],
  ],
  [
    'takes any token',
    (token) => (token === undefined ? 401 : token === OTHER ? 403 : 200),
    ['wrong', 'longer', 'shorter', 'recased', 'expired'],
  ],
  ['takes tokens that have expired', (token) => (isSigned(token) ? 200 : right(token)), ['expired']],
  ["shows another caller's notes", (token) => (token === OTHER ? 200 : right(token)), ['another caller']],
  ['does not know the other caller', (token) => (token === OTHER ? 401 : right(token)), ['another caller']],
])('verify sees that a server %s', async (_about, statusFor, want) => {
  const { code, failed, passed } = await verified(statusFor, `--other-token ${OTHER}`);
  expect(failed).toEqual(want.map((about) => expect.stringMatching(new RegExp(`^credentials .*${about}`))));
  expect(code).toBe(want.length === 0 ? 0 : 1);
  expect([...failed, ...passed].filter((each) => each.startsWith('credentials '))).toHaveLength(8);
});

test('the other token may stand in the environment', async () => {
  const env = { FORGESPEC_OTHER_TOKEN: OTHER };
  const { failed } = await verified((token) => (token === OTHER ? 200 : right(token)), '', env);
  expect(failed).toEqual([expect.stringContaining('another caller')]);
});

test('without another caller the case is left out, and the report says so', async () => {
  const { code, failed, cases } = await verified((token) => (token === OTHER ? 200 : right(token)), '');
  expect([code, failed]).toEqual([0, []]);
  expect(cases.filter(({ id }) => id.includes('another caller')).map(({ ending }) => ending)).not.toContain(
    'passed',
  );
});
