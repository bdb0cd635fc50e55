import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../generators/json/json.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';
import { failuresIn, verifyInProcess } from './run.ts';

const said = (status: number, value?: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(value === undefined ? null : JSON.stringify(value), {
    status,
    headers: { ...(value === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });

const described = (...statuses: readonly number[]): JsonObject =>
  Object.fromEntries(statuses.map((status) => [status, { description: 'It is so.' }]));

/** What a document and a server that keeps to it say of each other. */
interface Right {
  readonly about: string;
  readonly document: JsonObject;
  readonly answer: (request: Request) => Response | Promise<Response>;
  readonly token?: string;
}

const thing: JsonObject = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: { type: 'string' } },
};

function things(member: string, path: string, answers: Right['answer']): Pick<Right, 'document' | 'answer'> {
  const parameters = [{ name: path, in: 'path', required: true, schema: { type: 'string' } }];
  const schema = { ...thing, required: [member] };
  return {
    document: {
      paths: {
        '/things': {
          post: operation({
            operationId: 'createThing',
            requestBody: { required: true, content: jsonContent(thing) },
            responses: { ...described(400), 201: { description: 'Made.', content: jsonContent(schema) } },
          }),
        },
        [`/things/{${path}}`]: {
          get: operation({
            parameters,
            responses: { ...described(404), 200: { description: 'Read.', content: jsonContent(schema) } },
          }),
        },
      },
    },
    answer: answers,
  };
}

const onlyMethods =
  (methods: readonly string[], answer: Right['answer']): Right['answer'] =>
  async (request) => {
    if (!methods.includes(request.method)) return said(405, undefined, { allow: methods.join(', ') });
    return answer(request);
  };

const right: readonly Right[] = [
  {
    about: 'reads a name without `=` as an empty list',
    document: {
      paths: {
        '/things': {
          get: operation({
            parameters: [
              {
                name: 'ids',
                in: 'query',
                style: 'form',
                explode: false,
                schema: { type: 'array', items: { type: 'integer' } },
              },
            ],
            responses: described(200, 400),
          }),
        },
      },
    },
    answer: onlyMethods(['GET', 'HEAD'], (request) => {
      const { searchParams } = new URL(request.url);
      const ids = (searchParams.get('ids') ?? '').split(',').filter(Boolean);
      const isRight =
        [...searchParams.keys()].every((name) => name === 'ids') && ids.every((id) => /^\d+$/.test(id));
      return said(isRight ? 200 : 400);
    }),
  },
  {
    about: 'looks at a header that fetch fills in',
    document: {
      paths: {
        '/things': {
          get: operation({
            parameters: [{ name: 'Accept-Language', in: 'header', schema: { enum: ['en', 'de'] } }],
            responses: described(200, 400),
          }),
        },
      },
    },
    answer: onlyMethods(['GET', 'HEAD'], (request) => {
      const language = request.headers.get('accept-language') ?? '*';
      const isKnown = new URL(request.url).search === '';
      return said(['en', 'de'].includes(language) && isKnown ? 200 : 400);
    }),
  },
  {
    about: 'names its things otherwise than their members look',
    ...things('name', 'slug', async (request) => {
      const { pathname } = new URL(request.url);
      const methods = pathname === '/things' ? ['POST'] : ['GET', 'HEAD'];
      if (!methods.includes(request.method)) return said(405, undefined, { allow: methods.join(', ') });
      if (request.method !== 'POST') return said(404);
      if (request.headers.get('content-type') !== 'application/json') return said(400);
      const body = (await request.json().catch(() => null)) as { id?: unknown; name?: unknown } | null;
      return Number.isSafeInteger(body?.id) && typeof body?.name === 'string' ? said(201, body) : said(400);
    }),
  },
  {
    about: 'asks who is there before it says which methods there are',
    document: {
      securitySchemes: { Key: { type: 'http', scheme: 'bearer' } },
      paths: { '/things': { get: operation({ security: [{ Key: [] }], responses: described(200, 401) }) } },
    },
    answer: (request) =>
      request.headers.get('authorization') === 'Bearer right'
        ? onlyMethods(['GET', 'HEAD'], () => said(200))(request)
        : said(401),
    token: 'right',
  },
  {
    about: 'documents no refusal of callers, and refuses by 403',
    document: {
      securitySchemes: { Key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
      paths: { '/things': { get: operation({ security: [{ Key: [] }], responses: described(200, 403) }) } },
    },
    answer: (request) =>
      request.headers.get('x-key') === 'right'
        ? onlyMethods(['GET', 'HEAD'], () => said(200))(request)
        : said(403),
    token: 'right',
  },
  {
    about: 'takes either of two schemes',
    document: {
      securitySchemes: {
        Key: { type: 'apiKey', in: 'query', name: 'key' },
        Bearer: { type: 'http', scheme: 'bearer' },
      },
      paths: {
        '/things': {
          get: operation({ security: [{ Bearer: [] }, { Key: [] }], responses: described(200, 401) }),
        },
      },
    },
    answer: (request) => {
      const key = new URL(request.url).searchParams.get('key');
      return request.headers.get('authorization') === 'Bearer right' || key === 'right'
        ? onlyMethods(['GET', 'HEAD'], () => said(200))(request)
        : said(401);
    },
    token: 'right',
  },
];

describe('a server that keeps to its document gives no alarm', () => {
  test.each(right.map((each) => [each.about, each] as const))(
    'where it %s',
    async (_, { document, answer, token }) => {
      const model = modelOf(document);
      const server = {
        answer: async (request: Request) => answer(request),
        baseUrl: 'http://things.example',
      };
      expect(failuresIn(await verifyInProcess(model, server, { token, strict: false }))).toEqual([]);
    },
  );
});
