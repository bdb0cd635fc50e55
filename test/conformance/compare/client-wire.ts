import { loadClient, recordRequest } from '../artifacts/client.ts';
import type { OperationFacts } from '../document/facts.ts';
import type { RequestValues, WireRequest } from '../document/wire/request.ts';
import type { Casebook } from '../document/values/casebook.ts';
import { normalRequest } from '../document/wire/normal.ts';
import { writeRequest } from '../document/wire/write.ts';
import type { Comparison, Disagreement } from './comparison.ts';
import { attempt, difference } from './difference.ts';

/** What the functions of the client send: each parameter where the document says, under its name. */
export const clientWire: Comparison = {
  artifact: 'client',
  operation: (sources, operation) =>
    attempt('client/call', async () => {
      const modules = await loadClient(sources.generated, operation);
      const found: Disagreement[] = [];
      for (const values of clientRequests(sources.casebook, operation)) {
        const sent = await recordRequest(sources.facts, operation, { modules, values });
        const wanted = writeRequest(sources.facts, operation, inTypeOf(sent, operation, values));
        found.push(...(await compareRequest(sent, wanted)));
      }
      return found;
    }),
};

/** Requests that a client can make: it chooses one media type, that which carries files or else the first. */
export function clientRequests(
  casebook: Casebook,
  { body, ...operation }: OperationFacts,
): readonly RequestValues[] {
  const types = [...(body?.content.keys() ?? [])];
  const chosen = types.find((type) => type.startsWith('multipart/')) ?? types[0];
  const content = new Map(body && [...body.content].filter(([type]) => type === chosen));
  const only = body === undefined ? undefined : { ...body, content };
  return casebook.requests({ ...operation, body: only });
}

/** Without files a form may as well be sent in another media type that the document offers. */
function inTypeOf(
  sent: WireRequest | undefined,
  { body }: OperationFacts,
  values: RequestValues,
): RequestValues {
  const mediaType = sent?.headers['content-type'];
  const isOffered = mediaType !== undefined && body?.content.has(mediaType) === true;
  return values.body !== undefined && isOffered
    ? { ...values, body: { mediaType, value: values.body.value } }
    : values;
}

async function compareRequest(
  sent: WireRequest | undefined,
  wanted: WireRequest,
): Promise<readonly Disagreement[]> {
  if (sent === undefined) return [{ name: 'client/call', says: 'It does not send one request.' }];
  const { accept: _, ...headers } = sent.headers;
  const found = await normalRequest({ ...sent, headers });
  const expected = await normalRequest(wanted);
  return [
    ...difference('client/method', 'method', found.method, expected.method),
    ...difference('client/path', 'path', found.segments, expected.segments),
    ...difference('client/query', 'query', found.query, expected.query),
    ...difference('client/headers', 'headers', found.headers, expected.headers),
    ...difference('client/body', 'body', found.body, expected.body),
  ];
}
