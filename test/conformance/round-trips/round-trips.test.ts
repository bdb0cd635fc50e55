import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { argumentsFor, authFor, BASE_URL, loadClient, type ClientModules } from '../artifacts/client.ts';
import { Generated } from '../artifacts/generated.ts';
import { serverOf, type HandlerAnswer } from '../artifacts/server.ts';
import { clientRequests } from '../compare/client-wire.ts';
import { someOf } from '../compare/judgement.ts';
import type { OperationFacts } from '../document/facts.ts';
import { isObject, type Json } from '../document/json.ts';
import { readFacts } from '../document/read.ts';
import { Casebook } from '../document/values/casebook.ts';
import { brokenRequests, type BrokenRequest } from '../document/wire/broken.ts';
import { received } from '../document/wire/received.ts';
import type { RequestValues } from '../document/wire/request.ts';

const facts = readFacts(fileURLToPath(new URL('../../../spec/openapi.yaml', import.meta.url)));
const casebook = new Casebook(facts, 11);
const generated = new Generated();
const server = await serverOf(generated, facts);
const operations = facts.operations.map((operation) => [operation.id, operation] as const);

/** Calls the generated client, whose requests go straight to the generated server. */
async function call(
  operation: OperationFacts,
  { values, answer, modules }: { values: RequestValues; answer: HandlerAnswer; modules: ClientModules },
): Promise<{ readonly status: number; readonly body: unknown }> {
  const client = modules.createClient({
    baseUrl: BASE_URL + facts.basePath,
    auth: authFor(facts, operation),
    fetch: (url, init) => server.fetch(new Request(url, init), answer),
  });
  const args = argumentsFor(facts, operation, { values, plan: modules.plan });
  const { status, body } = await modules.call(client, args).result();
  return { status, body: body instanceof ReadableStream ? await new Response(body).text() : body };
}

/** A documented answer for the handler to give; redirects are followed, so callers do not see them. */
function answersOf({ responses }: OperationFacts): readonly HandlerAnswer[] {
  return [...responses].flatMap(([status, { content }]): readonly HandlerAnswer[] => {
    if (status.startsWith('3')) return [];
    if (content.size === 0) return [{ status: Number(status) }];
    return [...content].flatMap(([type, schema]) => {
      const isJson = type === 'application/json';
      const bodies: readonly Json[] = isJson ? someOf(casebook.cases(schema), 3).valid : ['a text'];
      return bodies.map((body) => ({ status: Number(status), body }));
    });
  });
}

describe.each(operations)('%s', (id, operation) => {
  test('arrives as it was sent', async () => {
    const modules = await loadClient(generated, operation);
    for (const values of clientRequests(casebook, operation)) {
      await call(operation, { values, answer: { status: 204 }, modules });
      const { path = {}, query = {}, headers = {}, body } = server.arrived ?? {};
      const want = received(facts, operation, values);
      expect({ id: server.arrived?.operation, path, query, headers, body: body ?? {} }).toEqual({
        id,
        path: want.path,
        query: want.query,
        headers: want.header,
        body: want.body?.value ?? {},
      });
    }
  });

  test('is answered as the handler said', async () => {
    const modules = await loadClient(generated, operation);
    const [values] = clientRequests(casebook, operation);
    if (values === undefined) throw new Error('There is no request.');
    for (const answer of answersOf(operation)) {
      const { status, body } = await call(operation, { values, answer, modules });
      expect({ status, body }).toEqual({ status: answer.status, body: answer.body });
    }
  });

  test('is refused before the handler where it breaks one rule', async () => {
    const modules = await loadClient(generated, operation);
    const broken = brokenRequests(facts, operation, { casebook, most: 30 }).filter((request) =>
      isCallable(operation, request),
    );
    // The sources do not show what the body of a revert holds, so anything may be there.
    expect(broken.length > 0).toBe(takesJson(operation) && operation.id !== 'revertCommit');
    const given = { answer: { status: 204 }, modules };
    for (const { values, in: part, faults } of broken) {
      const { status, body } = await call(operation, { values, ...given });
      const told = isObject(body) && Array.isArray(body['errors']) ? body['errors'] : [];
      const places = new Set(
        told.flatMap((each) => (isObject(each) ? [`${each['in']} ${each['pointer']}`] : [])),
      );
      expect({ status, arrived: server.arrived }).toEqual({ status: 400, arrived: undefined });
      expect(faults.map(({ member }) => `${part} ${member}`)).toEqual(
        expect.arrayContaining([expect.toSatisfy((place: string) => places.has(place))]),
      );
    }
  });
});

function takesJson({ body }: OperationFacts): boolean {
  const [sent] = body?.content.keys() ?? [];
  return sent === 'application/json';
}

/**
 * What callers cannot get past the client, such as missing parts of a path, never reaches the server. The client sends
 * the media type of the body that is listed first.
 */
function isCallable(operation: OperationFacts, { in: part, values: { body } }: BrokenRequest): boolean {
  const [sent] = operation.body?.content.keys() ?? [];
  const isJson = body?.mediaType === 'application/json' && sent === body.mediaType;
  return part === 'body' && isJson && isObject(body.value) && Object.keys(body.value).length > 0;
}
