import { expect, test } from 'vitest';
import { call, type Call, type Result } from '../../../runtime/client/call.ts';
import { createClient } from '../../../runtime/client/client.ts';
import { withPlainContentType } from '../../../runtime/client/plain-typed-result.ts';
import { withContentType } from '../../../runtime/client/typed-result.ts';
import { getThing } from './operations.ts';

const described = { ...getThing, mediaTypes: { '200': ['application/json', 'application/scim+json'] } };

/** The media type of a result, of a response that has the header. */
async function typeOf(
  type: (sent: Call<unknown, Result<{ status: number }>>) => Call<unknown, unknown>,
  header: string,
): Promise<unknown> {
  const response = new Response('{}', { headers: { 'content-type': header } });
  const client = createClient({ baseUrl: 'http://localhost', fetch: async () => response });
  return type(call(client, described, { path: { id: 1 } })).result();
}

test.each([
  ['application/json', 'application/json'],
  ['application/json; charset=utf-8', 'application/json'],
  ['Application/SCIM+JSON ;charset=utf-8', 'application/scim+json'],
  ['application/problem+json', 'application/problem+json'],
  ['application/json; =', 'application/json'],
  ['', ''],
])('a result received as %j has the media type %j', async (header, contentType) => {
  const want = { status: 200, body: {}, contentType };
  expect(await typeOf(withPlainContentType, header)).toMatchObject(want);
  expect(await typeOf((sent) => withContentType(sent, described), header)).toMatchObject(want);
});
