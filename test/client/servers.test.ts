import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientEmitter } from '../../generators/emit/client/emitter.ts';
import { typesEmitter } from '../../generators/emit/types/emitter.ts';
import { headerToken } from '../../runtime/client/authentication.ts';
import type { ClientOptions } from '../../runtime/client/client.ts';
import type { JsonObject } from '../../generators/source/document.ts';
import { emitted } from '../emit/emitted.ts';
import { sendJson, startService } from '../runtime/client/service.ts';
import { modelOf, operation } from '../types/model-of.ts';
import { generateClient, load, type AnyFunction, type ClientModule } from './generated.ts';

const regional = {
  url: 'https://{region}.files.example/{version}/',
  variables: {
    region: { default: 'eu', enum: ['eu', 'us'] },
    version: { default: 'v2' },
  },
};

const responses = {
  200: {
    description: 'A list.',
    headers: { Link: { schema: { type: 'string' } } },
    content: { 'application/json': { schema: { type: 'array', items: { type: 'integer' } } } },
  },
};

const paths: JsonObject = {
  '/plain': { get: operation({ operationId: 'getPlain' }) },
  '/upload': {
    servers: [{ url: 'https://upload.example/api/2.0', description: 'Takes files.' }],
    post: operation({ operationId: 'upload' }),
    get: operation({ operationId: 'listUploads', responses }),
    put: operation({ operationId: 'replace', servers: [regional] }),
  },
  '/open': {
    get: operation({ operationId: 'getOpen', security: [] }),
    post: operation({ operationId: 'openThis', security: [], servers: [{ url: 'https://open.example' }] }),
  },
  '/next': { get: operation({ operationId: 'getNext', servers: [{ url: '/v3' }] }) },
  '/beside': { get: operation({ operationId: 'getBeside', servers: [{ url: './beta' }] }) },
  '/same': {
    get: operation({
      operationId: 'getSame',
      servers: [{ url: 'https://{host}/v1', variables: { host: { default: 'api.example' } } }],
    }),
  },
};

const documentWith = (servers: JsonObject[]): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Servers', version: '1' },
  servers,
  paths,
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  security: [{ key: [] }],
});

const root = { url: 'https://{host}/v1', variables: { host: { default: 'api.example' } } };

let folder: string;
let module: ClientModule;

async function generated(document: JsonObject): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'servers-')), 'api.json');
  await writeFile(path, JSON.stringify(document));
  return generateClient(path, [typesEmitter]);
}

beforeAll(async () => {
  folder = await generated(documentWith([root, { url: 'https://staging.example/v1' }]));
  module = await load(folder, 'client/index.js');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

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

const usage = `
import { createApi, createClient } from './client/index.js';
void [
  createApi(),
  createApi({ variables: { region: 'us' } }),
  createClient(),
  createClient({ variables: { region: 'us', version: 'any', host: 'x' } }),
  createClient({ servers: { 'https://upload.example/api/2.0': 'http://127.0.0.1' } }),
  createClient(createClient()),
];
// @ts-expect-error the variable has other values
createClient({ variables: { region: 'asia' } });
// @ts-expect-error no operation has this server
createClient({ servers: { 'https://other.example': 'http://127.0.0.1' } });
`;

test('servers and variables are typed', async () => {
  await writeFile(join(folder, 'usage.ts'), usage);
  const tsc = fileURLToPath(new URL('../../node_modules/typescript7/bin/tsc', import.meta.url));
  const options = [
    '--strict',
    '--exactOptionalPropertyTypes',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--types',
    '',
    '--lib',
    'es2022,dom,dom.iterable,dom.asynciterable',
  ];
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [tsc, ...options, 'usage.ts'], { cwd: folder }, (_, out, error) =>
      resolve(out + error),
    );
  });
  expect(said).toBe('');
});
