import { expect, test } from 'vitest';
import { WorkFolder } from '../cli/process.ts';
import { serve, type Answering } from './forge.ts';

const document = `openapi: 3.1.1
info: { title: T, version: '1' }
paths:
  /a:
    METHOD: { operationId: a, responses: { '204': { description: Done. } } }
`;

/** Runs `forgespec verify` against a server; returns also the methods that it received. */
async function outcomeOf(
  method: string,
  answer: Answering,
  words = '',
): Promise<{ readonly code: number | null; readonly stderr: string; readonly methods: ReadonlySet<string> }> {
  const methods = new Set<string>();
  const origin = await serve((request) => {
    methods.add(request.method);
    return answer(request);
  });
  const folder = new WorkFolder({ 'a.yaml': document.replace('METHOD', method) });
  const { code, stderr } = await folder.run(`verify a.yaml --base-url ${origin} ${words}`.trim());
  return { code, stderr, methods };
}

const done: Answering = async () => new Response(null, { status: 204 });
const busy: Answering = async () => new Response('', { status: 429, headers: { 'retry-after': '900' } });

test.each<readonly [about: string, method: string, answer: Answering, words: string, want: number]>([
  ['a right server', 'get', done, '', 0],
  ['a wrong server', 'get', async () => new Response('', { status: 200 }), '', 1],
  ['a server that only asks to wait', 'get', busy, '--max-time 1', 2],
])('verify of %s', async (_, method, answer, words, want) => {
  const { code, stderr } = await outcomeOf(method, answer, words);
  expect(code).toBe(want);
  expect(stderr.includes('error conformance/nothing-verified')).toBe(want === 2);
});

test.each(['get', 'head', 'options', 'post', 'put', 'patch', 'delete', 'trace'])(
  'a document with %s makes verify send only GET and HEAD',
  async (method) => {
    const { methods } = await outcomeOf(method, done);
    expect([...methods].filter((each) => each !== 'GET' && each !== 'HEAD')).toEqual([]);
  },
);
