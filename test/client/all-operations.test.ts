import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseBody } from '../../generators/emit/client/body-choice.ts';
import { planArguments } from '../../generators/emit/client/arguments.ts';
import { serverEmitter } from '../../generators/emit/server/emitter.ts';
import { isBinary } from '../../generators/schema/binary.ts';
import { validatorsEmitter } from '../../generators/emit/validators/emitter.ts';
import type { ApiModel, Operation, Response as Described, Schema } from '../../generators/model/model.ts';
import { parameterDefaults } from '../../generators/model/parameter-defaults.ts';
import { describeParameters } from '../../generators/model/wire.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { sampleRequest, type RequestValues } from '../../generators/sample/request.ts';
import { createSampler, type Sampler } from '../../generators/sample/sampler.ts';
import { isObject } from '../../generators/source/member.ts';
import type { Json } from '../../generators/source/document.ts';
import { parameterLocations } from '../../generators/source/structure.ts';
import { createClient, type Client } from '../../runtime/client/client.ts';
import type { HandlerRequest, HandlerResponse } from '../../runtime/server/handler.ts';
import type { Multipart } from '../../runtime/server/multipart.ts';
import { closeNodeServer, createNodeServer } from '../../runtime/server/node.ts';
import type { ServerModule } from '../server/workshop.ts';
import { workshop } from '../server/workshop.ts';
import { generateClient, load, specification, type ClientModule } from './generated.ts';
import { schemaAt } from '../../generators/schema/named.ts';
import { tsModelOf } from '../../generators/typescript/ts-model.ts';
import type { Layout } from '../../generators/model/layout.ts';

const clashing = fileURLToPath(new URL('../layout/fixtures/clashing.yaml', import.meta.url));

/** What handlers are to answer next, and what the last one was given. */
const current: { answer: HandlerResponse; arrived: unknown } = {
  answer: { status: 204 },
  arrived: undefined,
};

async function handle(request: HandlerRequest): Promise<HandlerResponse> {
  const { contentType: _, body, ...parts } = request;
  current.arrived = plain({ ...parts, ...(body === undefined ? {} : { body: await readBody(body) }) });
  return current.answer;
}

async function readBody(body: unknown): Promise<unknown> {
  if (isMultipart(body)) return readFiles(await body.read());
  const isStream = typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
  return isStream ? (await buffer(body as AsyncIterable<Uint8Array>)).toString() : body;
}

/** The generated server has a copy of the class. */
function isMultipart(body: unknown): body is Multipart<unknown> {
  return (
    typeof body === 'object' &&
    body !== null &&
    'parts' in body &&
    'read' in body &&
    typeof body.read === 'function'
  );
}

async function readFiles(form: unknown): Promise<unknown> {
  const fields = Object.entries(Object(form) as Record<string, unknown>).map(async ([name, value]) => {
    const { arrayBuffer } = Object(value) as Partial<Blob>;
    return [
      name,
      arrayBuffer === undefined ? value : Buffer.from(await arrayBuffer.call(value)).toString(),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(fields));
}

/** Parts that are empty are as good as absent. */
function plain(parts: Readonly<Record<string, unknown>>): unknown {
  const copy = JSON.parse(JSON.stringify(parts)) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(copy).filter(
      ([, part]) => !isObject(part as Json) || Object.keys(part as object).length > 0,
    ),
  );
}

/** Valid values of a request, as a caller gives them and as they should arrive. */
function requestsOf(
  model: ApiModel,
  operation: Operation,
  sampler: Sampler,
): readonly { readonly args: Record<string, unknown>; readonly want: unknown }[] {
  const chosen = operation.body && chooseBody(model, operation.body);
  return [{}, { examples: false }, { examples: false, seed: 7 }, { examples: false, shallow: 0 }].map(
    (options) => {
      const values = sampleRequest(operation, sampler, {
        ...options,
        ...(chosen === undefined ? {} : { mediaType: chosen.mediaType }),
      });
      if (values === undefined) throw new Error(`There is no sample for ${operation.id}.`);
      return { args: argumentsOf(model, operation, values), want: wantedOf(model, operation, values) };
    },
  );
}

function argumentsOf(
  model: ApiModel,
  operation: Operation,
  { parameters, body: sampled }: RequestValues,
): Record<string, unknown> {
  const plan = planArguments(model, operation);
  const given = parameterLocations.flatMap((location) =>
    plan.parameters[location].map(({ name, wireName }) => [name, parameters[location][wireName]] as const),
  );
  if (plan.body === undefined || sampled === undefined) return Object.fromEntries(given);
  if (plan.body.shape === 'whole') return Object.fromEntries([...given, [plan.body.name, sampled.value]]);
  const files = sampled.mediaType.kind === 'multipart' ? filesOf(model, sampled.mediaType.schema) : new Set();
  const members = plan.body.members.map(({ name, wireName }) => {
    const value = isObject(sampled.value) ? sampled.value[wireName] : undefined;
    return [name, files.has(wireName) && value !== undefined ? new Blob([String(value)]) : value] as const;
  });
  return Object.fromEntries([...given, ...members]);
}

function filesOf(model: ApiModel, schema: Schema): ReadonlySet<string> {
  const whole =
    isObject(schema) && typeof schema['$ref'] === 'string' ? schemaAt(model, schema['$ref']).schema : schema;
  const properties = isObject(whole) && isObject(whole['properties']) ? whole['properties'] : {};
  return new Set(
    Object.entries(properties).flatMap(([name, property]) => (isBinary(property as Schema) ? [name] : [])),
  );
}

/** A body that may be left out and has no members is not sent. Parameters that are left out arrive as their defaults. */
function wantedOf(model: ApiModel, operation: Operation, { parameters, body }: RequestValues): unknown {
  const [path, query, headers, cookies] = parameterLocations.map((location) => ({
    ...Object.fromEntries(parameterDefaults(model, operation, location)),
    ...parameters[location],
  }));
  const isLeftOut =
    operation.body?.required === false &&
    planArguments(model, operation).body?.shape === 'members' &&
    isObject(body?.value) &&
    Object.keys(body.value).length === 0;
  const wanted = plain({
    path,
    query,
    headers,
    cookies,
    ...(body === undefined || isLeftOut ? {} : { body: body.value }),
  });
  return operation.body?.required === true && isObject(body?.value)
    ? { body: {}, ...(wanted as object) }
    : wanted;
}

/** A valid answer of each documented success, as a handler gives it and as a caller should get it. */
function answersOf(
  operation: Operation,
  sampler: Sampler,
): readonly { readonly answer: HandlerResponse; readonly want: unknown }[] {
  return operation.responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap((response) =>
      (response.content.length === 0 ? [undefined] : response.content).map((mediaType) => ({
        response,
        mediaType,
      })),
    )
    .map(({ response, mediaType }) => {
      const head = {
        status: Number(response.status.replace('XX', '00')),
        ...headersOf(operation, response, sampler),
      };
      if (mediaType === undefined) return { answer: head, want: undefined };
      const value =
        sampler.response(operation, { response, mediaType })?.value ?? mediaType.examples[0]?.value;
      if (value === undefined) return undefined;
      const isBytes = mediaType.kind === 'binary';
      const contentType = response.content.length > 1 ? { contentType: mediaType.type } : {};
      return {
        answer: { ...head, ...contentType, body: isBytes ? Buffer.from(String(value)) : value },
        want: isBytes ? String(value) : value,
      };
    })
    .filter((each) => each !== undefined);
}

function headersOf(
  operation: Operation,
  response: Described,
  sampler: Sampler,
): Pick<HandlerResponse, 'headers'> {
  const value =
    response.headers.length === 0 ? undefined : sampler.headers(operation, response, { shallow: 0 })?.value;
  return isObject(value) ? { headers: value } : {};
}

/** In parameters and in forms with parts, values without a described type arrive as texts. */
function inText(model: ApiModel, operation: Operation, value: unknown): unknown {
  const hasForm = operation.body?.content.some(({ kind }) => kind === 'multipart') === true;
  const hasUntyped = JSON.stringify(describeParameters(model, operation)).includes('"kind":"any"');
  return hasForm || hasUntyped
    ? JSON.parse(JSON.stringify(value), (_, member: unknown) =>
        typeof member === 'object' && !isEmpty(member) ? member : String(isEmpty(member) ? '' : member),
      )
    : value;
}

/** A form has no way to write an object without members of a field without a type: its text is empty. */
function isEmpty(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  );
}

async function readAnswer(body: unknown): Promise<unknown> {
  return body instanceof ReadableStream ? await new Response(body).text() : body;
}

describe.each<[string, Layout, string, string[]]>([
  ['the specification', 'operation', specification, []],
  ['the specification', 'family', specification, []],
  // The one only redirects; of the other no sample of an answer is found.
  ['the workshop', 'operation', workshop, ['listTools', 'getNewestTool']],
  ['the workshop', 'family', workshop, ['listTools', 'getNewestTool']],
  ['names that clash in modules', 'operation', clashing, []],
  ['names that clash in modules', 'family', clashing, []],
])('every operation of %s, with files by %s', async (_name, layout, document, untested) => {
  const loaded = await loadModel(document);
  if (loaded.model === undefined) throw new Error('The document has errors.');
  const model = tsModelOf(loaded.model);
  const sampler = createSampler(model);
  const table = model.operations
    .filter((operation) => answersOf(operation, sampler).length > 0)
    .map((operation) => [operation.id, operation] as const);
  let folder: string;
  let listening: Server;
  let functions: ClientModule;
  let baseUrl: string;

  beforeAll(async () => {
    folder = await generateClient(document, [validatorsEmitter, serverEmitter], layout);
    functions = await load<ClientModule>(folder, 'client/index.js');
    const { createServer } = await load<ServerModule>(folder, 'server/index.js');
    const authenticate = Object.fromEntries(model.securitySchemes.map(({ name }) => [name, () => ({})]));
    const handlers = Object.fromEntries(model.operations.map(({ names }) => [names.value, handle]));
    const server = createServer(handlers, { authenticate });
    listening = createNodeServer(server).listen(0, '127.0.0.1');
    await once(listening, 'listening');
    baseUrl = `http://127.0.0.1:${(listening.address() as AddressInfo).port}${server.basePath}`;
  }, 60_000);

  afterAll(async () => {
    await closeNodeServer(listening, 100);
    await rm(folder, { recursive: true, force: true });
  });

  /** With the credentials of the first alternative that an operation asks for. */
  function clientFor({ security }: Operation): Client {
    const needed = new Set(security.find(({ length }) => length > 0)?.map(({ scheme }) => scheme));
    const tokens = model?.securitySchemes
      .filter(({ name }) => needed.has(name))
      .map((scheme) => tokenFor(functions, scheme));
    return createClient({ baseUrl, auth: functions.allOf(...(tokens ?? [])) });
  }

  test('is tested', () => {
    const tested = new Set(table.map(([id]) => id));
    expect(model.operations.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual(untested);
  });

  test.each(table)(
    '%s: what arrives is what was sent, what returns is what was given',
    async (_id, operation) => {
      const call = functions[operation.names.value];
      if (call === undefined) throw new Error('There is no function.');
      const client = clientFor(operation);
      const [first] = answersOf(operation, sampler);
      for (const { args, want } of requestsOf(model, operation, sampler)) {
        current.answer = first?.answer ?? { status: 204 };
        await call(client, args);
        expect(inText(model, operation, current.arrived)).toEqual(inText(model, operation, want));
      }
      const [request] = requestsOf(model, operation, sampler);
      for (const { answer, want } of answersOf(operation, sampler)) {
        current.answer = answer;
        expect(await readAnswer(await call(client, request?.args))).toEqual(want);
      }
    },
  );
});

function tokenFor(
  functions: ClientModule,
  scheme: ApiModel['securitySchemes'][number],
): ReturnType<typeof functions.bearer> {
  if (scheme.scheme === 'basic') return functions.basic('name', 'password');
  if (scheme.type !== 'apiKey') return functions.bearer('token');
  const name = scheme.parameter ?? '';
  if (scheme.in === 'query') return functions.queryToken(name, 'token');
  return scheme.in === 'cookie' ? functions.cookieToken(name, 'token') : functions.headerToken(name, 'token');
}
