import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from './way.ts';

const languages = { enum: ['de', 'en'] };
const paths = {
  '/optional': {
    get: {
      operationId: 'optional',
      parameters: [
        { name: 'Accept-Language', in: 'header', schema: { ...languages, default: 'de' } },
        { name: 'accept-encoding', in: 'header', schema: { enum: ['gzip', 'identity'] } },
        { name: 'X-Language', in: 'header', schema: languages },
      ],
      responses: { 200: { description: 'It.', content: { 'application/json': { schema: {} } } } },
    },
  },
  '/required': {
    get: {
      operationId: 'required',
      parameters: [{ name: 'Accept-Language', in: 'header', required: true, schema: languages }],
      responses: { 200: { description: 'It.' }, 400: { description: 'No.' } },
    },
  },
};

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(documentOf(paths));
});

async function echo({ headers }: { headers?: object }) {
  return { status: 200, body: { ...headers } };
}

describe.each(ways)('headers that programs send by themselves, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    way = await openWay(name, generated, {
      optional: echo,
      required: async () => ({ status: 200 }),
    } as never);
  });

  afterAll(() => way.close());

  const call = (operation: string, args: object): Promise<unknown> =>
    Promise.resolve(generated.client[operation]?.(way.client, args as Record<string, unknown>));

  // Node sends `Accept-Language: *` and `Accept-Encoding: gzip, deflate` if the caller gives none.
  test.each([
    [{}, { 'Accept-Language': 'de' }],
    [{ 'Accept-Language': '*' }, { 'Accept-Language': 'de' }],
    [{ 'Accept-Language': 'en-GB,en;q=0.5' }, { 'Accept-Language': 'de' }],
    [{ 'Accept-Language': 'en' }, { 'Accept-Language': 'en' }],
    [{ 'X-Language': 'en' }, { 'Accept-Language': 'de', 'X-Language': 'en' }],
  ])('%j arrives as %j', async (sent, want) => {
    expect(await call('optional', sent)).toMatchObject(want);
  });

  test('other headers, and those that are required, have to match', async () => {
    await expect(call('optional', { 'X-Language': 'fr' })).rejects.toThrow(/must be one of/);
    await expect(call('required', { 'Accept-Language': 'fr' })).rejects.toThrow(/must be one of/);
  });
});
