import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createMock } from '../../generators/mock/mock.ts';
import type { Operation } from '../../generators/model/model.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { mutateRequest } from '../../generators/sample/mutate-request.ts';
import type { MutatedRequest } from '../../generators/sample/mutated-request.ts';
import { encodeRequest, type EncodedRequest } from '../../generators/sample/encode-request.ts';
import { sampleRequest, type Credentials, type RequestValues } from '../../generators/sample/request.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import * as fastify from '../../runtime/server/fastify.ts';
import { closeNodeServer, createNodeServer } from '../../runtime/server/node.ts';
import type { ApiServer } from '../../runtime/server/server.ts';
import { generateServer, type Generated } from './workshop.ts';
import { sampleCredentials } from '../sample/credentials.ts';

const document = fileURLToPath(new URL('../../spec/openapi.yaml', import.meta.url));
const { model } = await loadModel(document);
if (model === undefined) throw new Error('The document has errors.');

const sampler = createSampler(model);
const mock = createMock(model);
const quiet = { info() {}, warn() {}, error() {} };
const table = model.operations.map((operation) => [operation.id, operation] as const);
/** The same cases for both adapters; making them takes longer than sending them. */
const broken = new Map<string, readonly MutatedRequest[]>();

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

type Send = (request: EncodedRequest) => Promise<Answer>;

function brokenRequests(operation: Operation): readonly MutatedRequest[] {
  const cases = broken.get(operation.id) ?? [
    ...mutateRequest(api, operation, { sampler, seeds: [undefined, 1, 2] }),
  ];
  broken.set(operation.id, cases);
  return cases;
}

/** What a request with one fault is refused with: a wrong path names nothing where the document has no 400 for it. */
function refusalStatus({ responses }: Operation, part: string): number {
  return part === 'path' && !responses.some(({ status }) => status === '400') ? 404 : 400;
}

/** Valid requests of an operation: with as much and as little as may be, with every media type, as shown and made up. */
function validRequests(operation: Operation): readonly RequestValues[] {
  const contents = operation.body?.content ?? [undefined];
  return contents.flatMap((mediaType) =>
    [{}, { examples: false }, { examples: false, seed: 7 }, { examples: false, shallow: 0 }].map(
      (options) => {
        const values = sampleRequest(operation, sampler, {
          ...options,
          ...(mediaType === undefined ? {} : { mediaType }),
        });
        if (values === undefined) throw new Error(`There is no sample for ${operation.id}.`);
        return values;
      },
    ),
  );
}

function encode(
  operation: Operation,
  values: RequestValues,
  credentials: Credentials = sampleCredentials(api, operation),
): EncodedRequest {
  const request = encodeRequest(api, operation, { values, credentials });
  return { ...request, target: `${mock.basePath}${request.target}` };
}

const api = model;
let generated: Generated;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  generated = await generateServer(document);
});

afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
});

/** The generated server without handlers, which takes every credential. */
function unimplemented(): ApiServer {
  const authenticate = Object.fromEntries(api.securitySchemes.map(({ name }) => [name, () => ({})]));
  return generated.index.createPartialServer({}, { authenticate, log: quiet });
}

async function throughFetch(
  server: ApiServer,
  { method, target, headers, body }: EncodedRequest,
): Promise<Answer> {
  const init = { method, headers, ...(body === undefined ? {} : { body: Buffer.from(body) }) };
  const response = await server.fetch(new Request(`http://localhost${target}`, init));
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
}

function fastifyApp(server: ApiServer, adapter: Generated['fastify']): FastifyInstance {
  const app = Fastify(adapter.fastifyOptions(server));
  app.register(adapter.fastifyPlugin(server));
  apps.push(app);
  return app;
}

async function throughFastify(
  app: FastifyInstance,
  { method, target, headers, body }: EncodedRequest,
): Promise<Answer> {
  const payload = body === undefined ? {} : { payload: Buffer.from(body) };
  const response = await app.inject({ method: method as 'GET', url: target, headers, ...payload });
  return {
    status: response.statusCode,
    type: String(response.headers['content-type'] ?? ''),
    text: response.body,
  };
}

const adapters: readonly (readonly [string, () => { readonly bare: Send; readonly mocked: Send }])[] = [
  [
    'fetch',
    () => {
      const server = unimplemented();
      return {
        bare: (request) => throughFetch(server, request),
        mocked: (request) => throughFetch(mock, request),
      };
    },
  ],
  [
    'Fastify',
    () => {
      const bare = fastifyApp(unimplemented(), generated.fastify);
      const mocked = fastifyApp(mock, fastify);
      return {
        bare: (request) => throughFastify(bare, request),
        mocked: (request) => throughFastify(mocked, request),
      };
    },
  ],
];

describe.each(adapters)('through %s', (_, connect) => {
  let sends: { readonly bare: Send; readonly mocked: Send };

  beforeAll(() => {
    sends = connect();
  });

  test.each(table)('%s takes valid requests', async (id, operation) => {
    for (const values of validRequests(operation)) {
      const request = encode(operation, values);
      const { status, text } = await sends.bare(request);
      const { target } = request;
      const message = `${id} is not implemented.`;
      expect({ target, status, answer: JSON.parse(text) }).toEqual({
        target,
        status: 501,
        answer: { message },
      });
    }
  });

  test.each(table)('%s refuses requests that break a constraint', async (_id, operation) => {
    const answers = await Promise.all(
      brokenRequests(operation).map(async ({ in: part, pointer, keyword, values }) => {
        const { status, text } = await sends.bare(encode(operation, values));
        const { errors = [] } = JSON.parse(text) as { errors?: { in: string; pointer: string }[] };
        const isTold = errors.some((error) => error.in === part && error.pointer === pointer);
        return { broken: `${keyword} at ${part}${pointer}`, part, status, isTold };
      }),
    );
    const wanted = answers.map((answer) => ({
      ...answer,
      status: refusalStatus(operation, answer.part),
      isTold: true,
    }));
    expect(answers).toEqual(wanted);
  });

  test.each(table.filter(([, { security }]) => security.every(({ length }) => length > 0)))(
    '%s asks for credentials',
    async (_id, operation) => {
      const [values] = validRequests(operation);
      const { status } = await sends.bare(encode(operation, values ?? nothing, { headers: {}, query: {} }));
      expect(status).toBe(401);
    },
  );

  test.each(table.filter(([, { body }]) => body !== undefined))(
    '%s refuses other media types',
    async (_id, operation) => {
      const [values] = validRequests(operation);
      const request = encode(operation, values ?? nothing);
      const { status } = await sends.bare({
        ...request,
        headers: { ...request.headers, 'content-type': 'application/x-other' },
      });
      expect(status).toBe(415);
    },
  );

  test.each(table)('%s is mocked with a valid answer', async (_id, operation) => {
    const [values] = validRequests(operation);
    const { status, type, text } = await sends.mocked(encode(operation, values ?? nothing));
    const response = operation.responses.find(
      (each) => each.status === String(status) || each.status === `${String(status).charAt(0)}XX`,
    );
    expect(response?.status).toMatch(/^[23]/);
    const mediaType = response?.content.find((each) => type.startsWith(each.type));
    if (response === undefined || mediaType?.kind !== 'json') return;
    expect(sampler.validators.response(operation, response, mediaType)(JSON.parse(text))).toEqual([]);
  });
});

const nothing: RequestValues = {
  parameters: { path: {}, query: {}, header: {}, cookie: {} },
  body: undefined,
};

describe('the broken requests', () => {
  const parameters = table.flatMap(([id, operation]) =>
    operation.parameters.flatMap((parameter) => {
      const { schema } = parameter;
      const keywords = ['minimum', 'maximum', 'enum', 'format', 'maxItems'].filter(
        (keyword) => typeof schema === 'object' && Object.hasOwn(schema, keyword),
      );
      const isRequired = parameter.required && parameter.in !== 'path';
      const isTyped =
        typeof schema === 'object' &&
        ['integer', 'boolean', 'array', 'object'].includes(String(schema['type']));
      const all = [...keywords, ...(isRequired ? ['required'] : []), ...(isTyped ? ['type'] : [])];
      return all.map((keyword) => `${id} ${parameter.in} ${parameter.name} ${keyword}`);
    }),
  );

  test('cover what the document says of parameters', () => {
    const covered = new Set(
      table.flatMap(([id, operation]) =>
        brokenRequests(operation).map(
          ({ in: part, pointer, keyword }) => `${id} ${part} ${pointer.slice(1)} ${keyword}`,
        ),
      ),
    );
    expect(parameters.length).toBeGreaterThan(400);
    expect(parameters.filter((constraint) => !covered.has(constraint))).toEqual([]);
  });

  test('cover the required members of bodies', () => {
    const missing = table
      .filter(([, operation]) => operation.body?.required === true)
      .map(([id, operation]) => {
        const keywords = brokenRequests(operation)
          .filter((each) => each.in === 'body')
          .map(({ keyword, pointer }) => `${keyword} ${pointer}`);
        return [id, keywords.includes('required ')];
      });
    expect(missing.filter(([, isCovered]) => isCovered !== true)).toEqual([]);
  });
});

describe.each(['node', 'Fastify'])('over a socket of %s', (adapter) => {
  /** Every tenth operation: the sockets are the same for all of them. */
  const some = table.filter((_, index) => index % 10 === 0);

  test.each(some)('%s takes a valid request and refuses a broken one', async (_id, operation) => {
    const server = unimplemented();
    const origin = adapter === 'node' ? await listenNode(server) : await listenFastify(server);
    const send = async (values: RequestValues): Promise<number> => {
      const { method, target, headers, body } = encode(operation, values);
      const response = await fetch(origin + target, {
        method,
        headers,
        ...(body === undefined ? {} : { body: Buffer.from(body) }),
      });
      await response.arrayBuffer();
      return response.status;
    };
    const [valid = nothing] = validRequests(operation);
    const refused = brokenRequests(operation).slice(0, 3);
    const statuses: number[] = [];
    for (const values of [valid, ...refused.map((each) => each.values)]) statuses.push(await send(values));
    expect(statuses).toEqual([501, ...refused.map((each) => refusalStatus(operation, each.in))]);
  });
});

async function listenNode(server: ApiServer): Promise<string> {
  const listening = createNodeServer(server).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => closeNodeServer(listening, 100));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

function listenFastify(server: ApiServer): Promise<string> {
  return fastifyApp(server, generated.fastify).listen({ port: 0, host: '127.0.0.1' });
}
