import { describe, expect, test } from 'vitest';
import type { Case, Trial, WireRequest } from '../../runtime/conformance/case.ts';
import type { ResponseContracts } from '../../runtime/conformance/contract.ts';
import { runCase } from '../../runtime/conformance/run-case.ts';
import { createTarget } from '../../runtime/conformance/target.ts';
import { contractOf } from '../../generators/mock/contract.ts';
import { liveValidators } from '../../generators/check/live.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';

const BASE = 'http://shop.example/v1';

const model = modelOf({
  paths: {
    '/things': {
      get: operation({
        responses: {
          200: {
            description: 'The things.',
            headers: { 'x-total': { schema: { type: 'integer' } } },
            content: jsonContent({
              type: 'array',
              items: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
            }),
          },
          204: { description: 'There are none.' },
          '4XX': { description: 'Refused.', content: { 'text/*': {} } },
        },
      }),
    },
  },
});

function responses(): ResponseContracts {
  const [only] = model.operations;
  if (only === undefined) throw new Error('There is no operation.');
  return contractOf(only, { model, validators: liveValidators(model) }).responses;
}

const get: WireRequest = { method: 'GET', target: '/things', headers: {}, body: undefined, credentials: [] };

/** `check pointer` of each fault, or why nothing was shown. */
async function failedIn(
  trial: Trial,
  answer: (request: Request) => Response,
  kind: Case['kind'] = 'valid',
): Promise<readonly string[]> {
  const target = createTarget({
    baseUrl: BASE,
    token: undefined,
    timeout: 1000,
    fetch: async (request) => answer(request),
  });
  const each: Case = { id: 'a case', operation: 'any', kind, writes: false, trial };
  const { failed, notExercised } = await runCase(each, { target, responsesOf: async () => responses() });
  return notExercised === undefined
    ? failed.map(({ check, pointer }) => `${check}${pointer === '' ? '' : ` ${pointer}`}`)
    : [notExercised];
}

const json = (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('an answer is held against the document', () => {
  const statuses = ['200', '204', '4XX'];
  const table: readonly (readonly [string, () => Response, readonly string[]])[] = [
    ['as it should be', () => json([{ id: 1 }], 200, { 'x-total': '1' }), []],
    ['with more than is documented', () => json([{ id: 1, more: true }], 200, { 'x-more': '1' }), []],
    [
      'of a type with parameters',
      () => json([], 200, { 'content-type': 'Application/JSON; charset=utf-8' }),
      [],
    ],
    ['of a range', () => new Response('no', { status: 418, headers: { 'content-type': 'text/html' } }), []],
    ['without a body where there is none', () => new Response(null, { status: 204 }), []],
    ['with an unknown status', () => json([], 202), ['status']],
    ['with a fault of the server', () => json([], 503), ['server-error']],
    ['of another type', () => json([], 200, { 'content-type': 'text/json' }), ['media-type']],
    ['of no type', () => new Response(new TextEncoder().encode('[]')), ['media-type']],
    [
      'without its body',
      () => new Response(null, { headers: { 'content-type': 'application/json' } }),
      ['body'],
    ],
    [
      'with JSON that breaks off',
      () => new Response('[{', { headers: { 'content-type': 'application/json' } }),
      ['body'],
    ],
    [
      'with bytes that are no text',
      () =>
        new Response(Uint8Array.of(0x22, 0xff, 0x22), { headers: { 'content-type': 'application/json' } }),
      ['body'],
    ],
    ['with values that are not allowed', () => json([{ id: 1 }, { id: '2' }, {}]), ['body /1/id', 'body /2']],
    ['with a header that is not allowed', () => json([], 200, { 'x-total': 'many' }), ['header /x-total']],
  ];
  test.for(table)('%s', async ([, answer, want]) => {
    expect(
      await failedIn({ type: 'single', request: get, expected: { statuses, given: '' } }, answer),
    ).toEqual(want);
  });
});

describe('a method that the path does not have', () => {
  const trial: Trial = {
    type: 'single',
    request: { ...get, method: 'PUT' },
    expected: { statuses: ['405'], given: '', allow: ['GET', 'POST'] },
  };
  test.each<readonly [string, Response, readonly string[]]>([
    ['is refused', new Response('', { status: 405, headers: { allow: 'POST,GET, HEAD' } }), []],
    ['is refused without telling', new Response('', { status: 405 }), ['method /Allow']],
    [
      'is refused with half of the truth',
      new Response('', { status: 405, headers: { allow: 'GET' } }),
      ['method /Allow'],
    ],
    ['is taken', json([]), ['method']],
  ])('%s', async (_, answer, want) => expect(await failedIn(trial, () => answer, 'method')).toEqual(want));
});

/** A list of five things in pages, which `links` connects. */
function pages(
  links: (page: number) => Readonly<Record<string, string>>,
  itemsOf = (page: number): readonly number[] => [[1, 2], [3, 4], [5]][page - 1] ?? [],
) {
  return (request: Request): Response => {
    const page = Number(new URL(request.url).searchParams.get('cursor') ?? 1);
    return json(
      itemsOf(page).map((id) => ({ id })),
      200,
      links(page),
    );
  };
}

const next = (page: number, address = `?per_page=2&cursor=${page + 1}`): Readonly<Record<string, string>> =>
  page < 3 ? { link: `<${address}>; rel="next"` } : {};

describe('a list', () => {
  const trial: Trial = {
    type: 'pages',
    mode: 'keyset',
    request: get,
    size: { parameter: 'per_page', values: [2] },
    filters: [],
  };
  test.each<readonly [string, (request: Request) => Response, readonly string[]]>([
    ['is walked to its end', pages((page) => next(page)), []],
    ['counts its items', pages((page) => ({ ...next(page), 'x-total': '5' })), []],
    ['counts them wrongly', pages((page) => ({ ...next(page), 'x-total': '6' })), ['pages /x-total']],
    [
      'counts them anew',
      pages((page) => ({ ...next(page), 'x-total': String(4 + page) })),
      ['pages /x-total'],
    ],
    [
      'repeats a page',
      pages(
        (page) => next(page),
        () => [1, 2],
      ),
      ['pages'],
    ],
    [
      'repeats an item',
      pages(
        (page) => next(page),
        (page) => [[1, 2], [2, 3], [4]][page - 1] ?? [],
      ),
      ['pages'],
    ],
    ['leads back', pages((page) => next(page, '?per_page=2')), ['pages /Link']],
    ['leads elsewhere', pages((page) => next(page, 'http://elsewhere.example/v1/things')), ['pages /Link']],
    ['leads out of the API', pages((page) => next(page, '/v2/things')), ['pages /Link']],
    [
      'never ends',
      pages(
        (page) => ({ link: `<?cursor=${page + 1}>; rel="next"` }),
        (page) => [page],
      ),
      ['the list has more than 12 pages'],
    ],
    [
      'is not there',
      () => new Response('no', { status: 404, headers: { 'content-type': 'text/plain' } }),
      ['the list responds with 404'],
    ],
  ])('%s', async (_, answer, want) => expect(await failedIn(trial, answer, 'pages')).toEqual(want));
});

describe('credentials', () => {
  const request: WireRequest = {
    ...get,
    credentials: [
      { in: 'header', name: 'authorization', scheme: 'bearer' },
      { in: 'query', name: 'key', scheme: undefined },
      { in: 'cookie', name: 'sid', scheme: undefined },
    ],
  };

  test('go where they belong, and a redirect is not followed', async () => {
    const seen: string[] = [];
    const target = createTarget({
      baseUrl: `${BASE}/`,
      token: 's3cret',
      timeout: 1000,
      fetch: async (sent) => {
        seen.push(
          sent.url,
          sent.redirect,
          sent.headers.get('authorization') ?? '',
          sent.headers.get('cookie') ?? '',
        );
        return new Response(null, { status: 302, headers: { location: 'http://elsewhere.example/' } });
      },
    });
    expect(await target.send(request)).toMatchObject({ status: 302 });
    expect(seen).toEqual([`${BASE}/things?key=s3cret`, 'manual', 'Bearer s3cret', 'sid=s3cret']);
  });

  test.each<[string, WireRequest['credentials'][number], string | null]>([
    ['ann:pä:ss', { in: 'header', name: 'authorization', scheme: 'basic' }, 'Basic YW5uOnDDpDpzcw=='],
    ['s3cret 🔑', { in: 'header', name: 'private-token', scheme: undefined }, null],
    ['s3cret\n', { in: 'header', name: 'authorization', scheme: 'bearer' }, null],
  ])('%j at %j is sent whole or not at all, and not told', async (token, place, want) => {
    const seen: (string | null)[] = [];
    const target = createTarget({
      baseUrl: BASE,
      token,
      timeout: 1000,
      fetch: async (sent) => {
        seen.push(sent.headers.get(place.name));
        return json([]);
      },
    });
    const received = await target.send({ ...get, credentials: [place] });
    const outcome = 'reason' in received ? received.reason : received.status;
    expect([...seen, outcome]).toEqual(want === null ? ['token cannot be sent.'] : [want, 200]);
  });

  test('are left out where a case goes without', async () => {
    const seen: (string | null)[] = [];
    const answer = (sent: Request): Response => {
      seen.push(sent.headers.get('authorization'), new URL(sent.url).search);
      return json([], 401);
    };
    await failedIn(
      { type: 'single', request, expected: { statuses: ['401'], given: '' } },
      answer,
      'credentials',
    );
    expect(seen).toEqual([null, '']);
  });
});

test('a server that asks for patience is asked again', async () => {
  let calls = 0;
  const answer = (): Response => {
    calls += 1;
    return calls === 1 ? new Response('', { status: 429, headers: { 'retry-after': '0' } }) : json([]);
  };
  expect(
    await failedIn({ type: 'single', request: get, expected: { statuses: ['200'], given: '' } }, answer),
  ).toEqual([]);
  expect(calls).toBe(2);
});

test('a server that does not answer in time is at fault', async () => {
  const silent = createTarget({
    baseUrl: BASE,
    token: undefined,
    timeout: 20,
    fetch: (request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  });
  expect(await silent.send(get)).toEqual({
    reason: 'there was no response within 20 ms',
    isUnreachable: false,
  });
});
