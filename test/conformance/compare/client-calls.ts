import { BASE_URL, loadClient } from '../artifacts/client.ts';
import { operationText } from '../artifacts/operation-files.ts';
import type { OperationFacts } from '../document/facts.ts';
import { facetsOf, typesOf } from '../document/schema.ts';
import { credentialsOf, TOKEN } from '../document/wire/write.ts';
import type { Comparison, Disagreement, Sources } from './comparison.ts';
import { attempt, difference } from './difference.ts';

/** What the client knows beside single requests: where it sends them, with which credentials, and which lists have pages. */
export const clientCalls: Comparison = {
  artifact: 'client',
  whole: (sources) =>
    attempt('client/whole', async () => [
      ...(await compareAddress(sources)),
      ...(await compareCredentials(sources)),
    ]),
  operation: (sources, operation) =>
    attempt('client/pages', async () => {
      const { createClient, call } = await loadClient(sources.generated, operation);
      const parameters = operation.parameters.filter((each) => each.in === 'path');
      const values = Object.fromEntries(parameters.map(({ name }) => [name, '7']));
      const made = call(createClient({ baseUrl: BASE_URL, fetch: notFound }), values);
      await made.result();
      const declared = operationText(sources.generated, 'client', operation);
      const wanted = hasPages(sources, operation);
      return [
        ...difference('client/pages', operation.id, Symbol.asyncIterator in made, wanted),
        ...difference('client/pages', `${operation.id} as declared`, LIST_CALL.test(declared), wanted),
      ];
    }),
};

/** The declared promise of a list: of the items of its pages, then of a page. */
const LIST_CALL = /: ListCall<(\w+\['body'\])\[number\], \1,/;

function notFound(): Promise<Response> {
  return Promise.resolve(new Response('[]', { status: 404 }));
}

/** A list that says where its next page is (RFC 8288). */
function hasPages({ facts }: Sources, { responses }: OperationFacts): boolean {
  return [...responses].some(([status, { content, headers }]) => {
    const types = typesOf(facetsOf(facts, content.get('application/json') ?? true)) ?? [];
    return status.startsWith('2') && types.includes('array') && headers.has('Link');
  });
}

type Outgoing = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

interface ClientModule {
  createClient(settings: object): unknown;
}

/** The request that a client sends for any operation that needs nothing. */
async function sentBy({ facts, generated }: Sources, settings: object): Promise<Outgoing> {
  const operation = facts.operations.find(({ method, path }) => method === 'GET' && !path.includes('{'));
  if (operation === undefined) throw new Error('There is no operation without a parameter of the path.');
  const { createClient } = await generated.load<ClientModule>('client/index.js');
  const sent: Outgoing[] = [];
  const fetch = (url: string, { headers }: { headers: Record<string, string> }): Promise<Response> => {
    sent.push({ url, headers });
    return Promise.resolve(new Response('[]', { headers: { 'content-type': 'application/json' } }));
  };
  const { call } = await loadClient(generated, operation);
  await call(createClient({ ...settings, fetch }), {}).result();
  const [request] = sent;
  if (request === undefined) throw new Error('Nothing was sent.');
  return { ...request, url: request.url.replace(operation.path, '') };
}

/** Without another address, that of the first server of the document. */
async function compareAddress(sources: Sources): Promise<readonly Disagreement[]> {
  const { url } = await sentBy(sources, {});
  return difference('client/base-url', 'the first server', url, sources.facts.baseUrl);
}

/** Each scheme puts its credential where the document says. */
async function compareCredentials(sources: Sources): Promise<readonly Disagreement[]> {
  const { facts, generated } = sources;
  const schemes =
    await generated.load<Record<string, (token: string) => unknown>>('client/authentication.js');
  const found: Disagreement[] = [];
  for (const name of facts.securitySchemes.keys()) {
    const auth = schemes[name.charAt(0).toLowerCase() + name.slice(1)]?.(TOKEN);
    const { url, headers } = await sentBy(sources, { baseUrl: BASE_URL, auth });
    const { accept: _, ...others } = Object.fromEntries(new Headers(headers));
    const wanted = credentialsOf(facts, [name]);
    found.push(
      ...difference('client/credentials', `${name} in headers`, others, lowerCase(wanted.headers)),
      ...difference(
        'client/credentials',
        `${name} in the query`,
        [...new URL(url).searchParams],
        wanted.query,
      ),
    );
  }
  return found;
}

function lowerCase(headers: Readonly<Record<string, string>>): object {
  return Object.fromEntries(new Headers(headers));
}
