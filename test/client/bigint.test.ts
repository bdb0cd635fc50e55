import { beforeAll, expect, test } from 'vitest';
import { generateClient, load, type AnyFunction, type ClientModule } from './generated.ts';
import { sendJson, startService, type Seen } from '../runtime/client/service.ts';
import { bigintDocument } from './bigint-document.ts';

/** The first integer that a double does not hold. */
const large = 9007199254740993n;
const digits = '9007199254740993';

let module: ClientModule;
let validators: Parameters<ClientModule['validation']>[0];

beforeAll(async () => {
  const folder = await generateClient(bigintDocument, ['validators']);
  module = await load(folder, 'client/index.js');
  validators = await load(folder, 'validators/operations.js');
});

/** The request that arrives for a call, which is checked with the validators of the document. */
async function requestOf(name: string, args: Record<string, unknown>): Promise<Seen> {
  await using service = await startService((_, response) => sendJson(response, { id: 1 }));
  const client = module.createClient({ baseUrl: service.origin, use: [module.validation(validators)] });
  await (module[name] as AnyFunction)(client, args);
  const [seen] = service.seen;
  if (seen === undefined) throw new Error('Nothing arrived.');
  return seen;
}

test.each<[string, Record<string, unknown>, (seen: Seen) => unknown, unknown]>([
  ['sendPlain', { id: large, after: -large }, ({ url }) => url, `/plain/${digits}?after=-${digits}`],
  ['sendPlain', { id: 1, 'x-after': large }, ({ headers }) => headers['x-after'], digits],
  ['sendNested', { id: 1, 'ids[]': [large, 2] }, ({ url }) => url, `/nested/1?ids[]=${digits}&ids[]=2`],
  [
    'sendNested',
    { id: 1, not: { id: large, ids: [large] } },
    ({ url }) => url,
    `/nested/1?not[id]=${digits}&not[ids][]=${digits}`,
  ],
  [
    'sendStyled',
    { id: [large, 2], ids: [large, 3] },
    ({ url }) => url,
    `/styled/${digits},2?ids=${digits}|3`,
  ],
  ['sendStyled', { id: [1], 'x-ids': [1, large] }, ({ headers }) => headers['x-ids'], `1,${digits}`],
  ['sendStyled', { id: [1], session: large }, ({ headers }) => headers.cookie, `session=${digits}`],
  [
    'sendJson',
    { id: large, label: '1n', parts: [{ id: -large }, { id: 1 }] },
    bodyOf,
    `{"id":${digits},"label":"1n","parts":[{"id":-${digits}},{"id":1}]}`,
  ],
  ['sendList', { body: [1, large] }, bodyOf, `[1,${digits}]`],
  ['sendForm', { id: large }, bodyOf, `id=${digits}`],
  ['sendLists', { ids: [large, 1] }, bodyOf, `ids=${digits}&ids=1`],
])('%s: the digits of a bigint arrive: %o', async (name, args, partOf, want) => {
  const part = partOf(await requestOf(name, args));
  expect(decodeURIComponent(String(part))).toBe(want);
});

test('they arrive in a form with files, alone and in JSON', async () => {
  const body = bodyOf(
    await requestOf('sendParts', { id: large, thing: { id: large }, file: new Blob(['x']) }),
  );
  expect(body).toContain(`name="id"\r\n\r\n${digits}\r\n`);
  expect(body).toContain(`\r\n\r\n{"id":${digits}}\r\n`);
});

test('a bigint that the document refuses is not sent', async () => {
  await expect(requestOf('sendSmall', { id: 1, count: 101n })).rejects.toThrow('must be at most 100');
});

test('an engine that cannot write it as JSON sends nothing', async () => {
  const rawJSON = Object.getOwnPropertyDescriptor(JSON, 'rawJSON') as PropertyDescriptor;
  Reflect.deleteProperty(JSON, 'rawJSON');
  try {
    await expect(requestOf('sendList', { body: [large] })).rejects.toThrow(TypeError);
  } finally {
    Object.defineProperty(JSON, 'rawJSON', rawJSON);
  }
});

function bodyOf({ body }: Seen): string {
  return body.toString();
}
