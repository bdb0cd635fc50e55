import { expect, test } from 'vitest';
import { modelOf } from '../types/model-of.ts';
import { versionedPaths } from './fixtures/versions.ts';
import { serve } from './forge.ts';
import { failuresIn, verifyInProcess } from './run.ts';

const model = modelOf({ paths: versionedPaths });

interface Habits {
  /** The version that is read from a `Content-Type`; undefined if it is refused. */
  readonly versionOf: (type: string) => string | undefined;
  /** The `Content-Type` of a response in a version. */
  readonly typeOf: (version: string) => string;
  /** Whether a body is one of a version. */
  readonly isRight: (version: string, body: unknown) => boolean;
}

const MEMBERS: Readonly<Record<string, readonly [name: string, type: string]>> = {
  '1': ['old', 'string'],
  '2': ['young', 'number'],
};

/** A handwritten server, without code of the project. */
const right: Habits = {
  versionOf: (type) => /^application\/json;\s*version="?([12])"?$/i.exec(type)?.[1],
  typeOf: (version) => `application/json; Version="${version}"`,
  isRight: (version, body) => {
    const [name = '', type] = MEMBERS[version] ?? [];
    if (typeof body !== 'object' || body === null || Object.keys(body).join() !== name) return false;
    const value: unknown = Object.values(body)[0];
    return typeof value === type && (type !== 'number' || Number.isSafeInteger(value));
  },
};

function answering({ versionOf, typeOf, isRight }: Habits): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname !== '/items') return new Response(null, { status: 404 });
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
    const version = versionOf(request.headers.get('content-type') ?? '');
    if (version === undefined) return new Response(null, { status: 415 });
    const text = await request.text();
    try {
      if (search === '' && isRight(version, JSON.parse(text)))
        return new Response(text, { headers: { 'content-type': typeOf(version) } });
    } catch {
      // What is no JSON is refused below.
    }
    return new Response(null, { status: 400 });
  };
}

const anyVersion = (type: string): string | undefined => /version="?(\w+)/.exec(type)?.[1];

test.each<[about: string, habits: Partial<Habits>, want: readonly string[]]>([
  ['tells versions apart', {}, []],
  [
    'reads all bodies as the first version',
    { versionOf: (type) => (right.versionOf(type) === undefined ? undefined : '1') },
    ['valid'],
  ],
  ['names another version in its responses', { typeOf: () => 'application/json;version=1' }, ['valid']],
  ['names no version in its responses', { typeOf: () => 'text/plain' }, ['valid']],
  ['names a version that is not documented', { typeOf: () => 'application/json;version=3' }, ['valid']],
  [
    'takes a version that is not documented',
    {
      versionOf: (type) =>
        anyVersion(type) === '2-unknown'
          ? '2'
          : (right.versionOf(type) ?? (type.endsWith('-unknown') ? '1' : undefined)),
    },
    ['media-type application/json;version=2-unknown'],
  ],
  [
    'does not look into the second version',
    { isRight: (version, body) => version === '2' || right.isRight(version, body) },
    ['broken'],
  ],
])('verify of a server that %s', async (_about, habits, want) => {
  const baseUrl = await serve(answering({ ...right, ...habits }));
  const failed = failuresIn(await verifyInProcess(model, { answer: (request) => fetch(request), baseUrl }));
  expect(want.filter((about) => !failed.some((each) => each.includes(about)))).toEqual([]);
  expect(failed.length > 0).toBe(want.length > 0);
});
