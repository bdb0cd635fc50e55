import { beforeAll, describe, expect, test } from 'vitest';
import { clientEmitter } from '../../generators/emit/client/client-emitter.ts';
import { headerToken } from '../../runtime/client/authentication.ts';
import type { ClientOptions } from '../../runtime/client/client.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { emitted } from '../emit/emitted.ts';
import { sendJson, startService } from '../runtime/client/service.ts';
import { modelOf, operation } from '../types/model-of.ts';
import { generateClient, load, type AnyFunction, type ClientModule } from './generated.ts';
import { regional, root, serversDocument } from './servers-document.ts';

let module: ClientModule;

beforeAll(async () => {
  module = await load(await generateClient(serversDocument), 'client/index.js');
});

const createClient = (options: object) => module.createClient(options as ClientOptions);

/** The address to which an operation is sent. */
async function addressOf(name: string, options: object): Promise<string> {
  let address = '';
  const client = createClient({
    ...options,
    fetch: async (url: string) => {
      address = url;
      return new Response('[]');
    },
  });
  await (module[name] as AnyFunction)(client);
  return address;
}

test.each<[name: string, want: string | null]>([
  ['getPlain', 'secret'],
  ['upload', 'secret'],
  ['getOpen', null],
  ['openThis', null],
])('%s is sent with %j for a credential', async (name, want) => {
  let sent: string | null = 'none';
  const client = createClient({
    auth: headerToken('x-key', 'secret'),
    fetch: async (_: string, { headers }: RequestInit) => {
      sent = new Headers(headers).get('x-key');
      return new Response('[]');
    },
  });
  await (module[name] as AnyFunction)(client);
  expect(sent).toBe(want);
});

describe('a call goes', () => {
  const mapped = {
    servers: {
      'https://upload.example/api/2.0': 'http://127.0.0.1:1/up/',
      [regional.url]: 'http://127.0.0.1:1/re',
    },
  };
  test.each<[name: string, options: object, want: string]>([
    ['getPlain', {}, 'https://api.example/v1/plain'],
    ['getPlain', { baseUrl: undefined }, 'https://api.example/v1/plain'],
    ['getPlain', { variables: { host: 'b.example:81' } }, 'https://b.example:81/v1/plain'],
    ['getPlain', { baseUrl: 'https://own.example/x/' }, 'https://own.example/x/plain'],
    [
      'getPlain',
      { baseUrl: 'https://own.example', variables: { host: 'b.example' } },
      'https://own.example/plain',
    ],
    ['getSame', { baseUrl: 'https://own.example/x' }, 'https://own.example/x/same'],
    ['upload', {}, 'https://upload.example/api/2.0/upload'],
    ['listUploads', {}, 'https://upload.example/api/2.0/upload'],
    ['upload', { baseUrl: 'https://own.example' }, 'https://upload.example/api/2.0/upload'],
    ['upload', mapped, 'http://127.0.0.1:1/up/upload'],
    ['replace', {}, 'https://eu.files.example/v2/upload'],
    ['replace', { variables: { region: 'us', version: undefined } }, 'https://us.files.example/v2/upload'],
    ['replace', { variables: Object.create({ region: 'inherited' }) }, 'https://eu.files.example/v2/upload'],
    ['replace', mapped, 'http://127.0.0.1:1/re/upload'],
    ['getNext', {}, 'https://api.example/v3/next'],
    ['getNext', { baseUrl: 'https://own.example/x/y' }, 'https://own.example/v3/next'],
    ['getBeside', { baseUrl: 'https://own.example/x' }, 'https://own.example/x/beta/beside'],
  ])('%s with %j', async (name, options, want) => {
    expect(await addressOf(name, options)).toBe(want);
  });

  test('so with all operations in one object', async () => {
    let address = '';
    const fetch = async (url: string) => {
      address = url;
      return new Response();
    };
    const api = (
      module as unknown as {
        createApi: (options: object) => Record<string, Record<string, () => Promise<unknown>>>;
      }
    ).createApi({ fetch });
    await Object.values(api)[0]?.['upload']?.();
    expect(address).toBe('https://upload.example/api/2.0/upload');
  });

  test.each([
    ['getPlain', { variables: { host: 'name:SECRET@b.example' } }],
    ['replace', { variables: { region: 'name:SECRET@us' } }],
    ['upload', { servers: { 'https://upload.example/api/2.0': 'https://name:SECRET@up.example' } }],
  ])('nowhere with a password in its address: %s with %j', async (name, options) => {
    const error: unknown = await addressOf(name, options).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TypeError);
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain('SECRET');
  });
});

describe('credentials', () => {
  test('go to the server of the operation, and stay there', async () => {
    await using other = await startService((_, response) => sendJson(response, []));
    await using upload = await startService(({ url }, response) =>
      url.includes('?')
        ? sendJson(response, [])
        : void response.writeHead(302, { location: `${other.origin}/` }).end(),
    );
    await using base = await startService((_, response) => sendJson(response, []));
    const client = createClient({
      baseUrl: base.origin,
      servers: { 'https://upload.example/api/2.0': upload.origin },
      headers: { 'x-own': 'secret' },
      auth: module['key']?.('secret' as never),
    });
    await module['getPlain']?.(client);
    await module['listUploads']?.(client);
    const keys = [base, upload, other].map(({ seen }) =>
      seen.map(({ headers }) => [headers['x-key'], headers['x-own']]),
    );
    expect(keys).toEqual([[['secret', 'secret']], [['secret', 'secret']], [[undefined, undefined]]]);
  });
});

describe('a document', () => {
  test.each<[title: string, servers: JsonObject[], base: string, want: string[]]>([
    ['without servers', [], 'baseUrl: string;', []],
    ['whose server is relative', [{ url: '/v1' }], 'baseUrl: string;', []],
    [
      'whose server holds a password',
      [{ url: 'https://name:word@a.example' }],
      'baseUrl: string;',
      [
        'createClient needs baseUrl, because the first server, https://name:word@a.example, cannot be a base address.',
      ],
    ],
    [
      'whose server has a variable that nobody describes',
      [{ url: 'https://{region}.example' }],
      'baseUrl: string;',
      [
        'createClient needs baseUrl, because the first server, https://{region}.example, cannot be a base address.',
      ],
    ],
    ['whose server is absolute', [root], 'baseUrl?: string | undefined;', []],
  ])('%s', async (_, servers, base, want) => {
    const { findings, files } = await emitted(clientEmitter, modelOf({ servers, paths: {} }));
    expect(findings.filter(({ code }) => code === 'client/base-url').map(({ message }) => message)).toEqual(
      want,
    );
    const declarations = files.find(({ path }) => path === 'client/client.d.ts')?.text;
    expect(declarations).toContain(base);
  });
});

test.each([
  [[], 'The document states no server: createClient needs baseUrl.'],
  [
    [{ url: 'localhost:3000/api' }],
    'The first server of the document, localhost:3000/api, is no absolute http URL: createClient needs baseUrl.',
  ],
  [
    [{ url: 'https://name:SECRET@h.example' }],
    'The first server of the document is no absolute http URL without credentials: createClient needs baseUrl.',
  ],
])('without an address, createClient names the server %j', async (servers, message) => {
  const { createClient: create } = await load<ClientModule>(
    await generateClient({ ...serversDocument, servers, paths: { '/a': { get: operation({}) } } }),
    'client/index.js',
  );
  expect(() => create({} as ClientOptions)).toThrow(message);
  expect(create({ baseUrl: 'http://127.0.0.1' }).baseUrl).toBe('http://127.0.0.1');
});
