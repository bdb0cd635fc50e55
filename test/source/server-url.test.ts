import { expect, test } from 'vitest';
import { problemOfServerUrl } from '../../generators/source/rules/lint/server-url.ts';

test.each([
  ['localhost:3000/api', 'http://localhost:3000/api'],
  ['api.example.com:8443', 'https://api.example.com:8443'],
  ['h.example/v1', 'https://h.example/v1'],
  ['localhost', 'http://localhost'],
  ['https://h/v1?x=1', 'https://h/v1'],
  ['/v1#part', '/v1'],
  ['wss://h.example/a', 'https://h.example/a'],
  ['ws://h.example/a', 'http://h.example/a'],
  ['https://user:word@h.example/v1', 'https://h.example/v1'],
  ['https://user:wo/rd@h.example/v1', undefined],
  ['ftp://h.example', undefined],
  ['https://h.example:port', undefined],
])('%s becomes %s', (url, want) => {
  const problem = problemOfServerUrl(url);
  expect(problem).toEqual({ reason: expect.any(String) as string, correction: want });
  expect(want === undefined ? undefined : problemOfServerUrl(want)).toBeUndefined();
});
