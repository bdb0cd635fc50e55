import { serverOf, type Exchange, type ServerUnderTest } from '../artifacts/server.ts';
import type { OperationFacts } from '../document/facts.ts';
import { isObject, type Json } from '../document/json.ts';
import type { Casebook } from '../document/values/casebook.ts';
import { brokenRequests, type BrokenRequest } from '../document/wire/broken.ts';
import { received } from '../document/wire/received.ts';
import type { RequestValues, WireRequest } from '../document/wire/request.ts';
import { credentialsOf, writeRequest } from '../document/wire/write.ts';
import type { Comparison, Disagreement, Sources } from './comparison.ts';
import { attempt, difference } from './difference.ts';

/** What the server takes and refuses: whole requests, as bytes of the wire would bring them. */
export const serverRequests: Comparison = {
  artifact: 'server',
  operation: (sources, operation) =>
    attempt('server/request', async () => {
      const server = await serverOf(sources.generated, sources.facts);
      return [
        ...(await compareAccepted(sources, operation, server)),
        ...(await compareRefused(sources, operation, server)),
        ...(await compareMediaTypes(sources, operation, server)),
        ...(await compareCredentials(sources, operation, server)),
      ];
    }),
};

async function compareAccepted(
  { facts, casebook }: Sources,
  operation: OperationFacts,
  server: ServerUnderTest,
): Promise<readonly Disagreement[]> {
  const found: Disagreement[] = [];
  for (const values of casebook.requests(operation)) {
    const { arrived, status, text } = await server.send(writeRequest(facts, operation, values));
    const got = arrived === undefined ? { status, text } : plain({ ...arrived });
    found.push(
      ...difference(
        'server/accepts',
        operation.id,
        got,
        plain(wanted(operation, received(facts, operation, values))),
      ),
    );
  }
  return found;
}

function wanted({ id, parameters }: OperationFacts, { path, query, header, body }: RequestValues): object {
  const has = (place: string): boolean => parameters.some((each) => each.in === place);
  return {
    operation: id,
    ...(has('path') ? { path } : {}),
    ...(has('query') ? { query } : {}),
    ...(has('header') ? { headers: header } : {}),
    contentType: body?.mediaType,
    body: body?.value,
  };
}

/** As JSON, in which nothing has a prototype. */
function plain(value: object): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

async function compareRefused(
  { facts, casebook }: Sources,
  operation: OperationFacts,
  server: ServerUnderTest,
): Promise<readonly Disagreement[]> {
  const found: Disagreement[] = [];
  const all = brokenRequests(facts, operation, { casebook, most: 60 });
  for (const broken of [...all, ...withoutBody(casebook, operation)]) {
    const exchange = await server.send(writeRequest(facts, operation, broken.values));
    const part = JSON.stringify(
      (broken.in === 'body' ? broken.values.body : broken.values[broken.in]) ?? 'nothing',
    ).slice(0, 300);
    found.push(...compareRefusal(operation, `${broken.in} ${part}`, exchange, broken));
  }
  return found;
}

function withoutBody(casebook: Casebook, operation: OperationFacts): readonly BrokenRequest[] {
  const [valid] = casebook.requests(operation);
  if (valid === undefined || operation.body?.isRequired !== true) return [];
  const fault = { pointer: '', member: '', keyword: 'required', allowed: undefined };
  return [{ values: { ...valid, body: undefined }, in: 'body', faults: [fault] }];
}

/** A wrong path names nothing that is there, where the operation has no status for a request that is wrong. */
function refusalStatus({ responses }: OperationFacts, place: BrokenRequest['in']): number {
  const forWrongRequests = ['400', '422', '4XX', 'default'].some((status) => responses.has(status));
  return place === 'path' && responses.has('404') && !forWrongRequests ? 404 : 400;
}

function compareRefusal(
  operation: OperationFacts,
  part: string,
  exchange: Exchange,
  broken: BrokenRequest,
): readonly Disagreement[] {
  const what = `${operation.id} ${part}`;
  const status = refusalStatus(operation, broken.in);
  if (exchange.arrived !== undefined)
    return [{ name: 'server/refuses', says: `${what} reaches the handler` }];
  if (exchange.status !== status) return difference('server/status', what, exchange.status, status);
  const answer = JSON.parse(exchange.text) as Json;
  const errors = isObject(answer) && Array.isArray(answer['errors']) ? answer['errors'] : [];
  const told = errors.flatMap((each) => (isObject(each) ? [`${each['in']} ${each['pointer']}`] : []));
  const places = broken.faults.map(({ member }) => `${broken.in} ${member}`);
  return places.some((place) => told.includes(place)) ? [] : difference('server/pointer', what, told, places);
}

async function compareMediaTypes(
  { facts, casebook }: Sources,
  operation: OperationFacts,
  server: ServerUnderTest,
): Promise<readonly Disagreement[]> {
  const [values] = casebook.requests(operation);
  if (values?.body === undefined) return [];
  const request = writeRequest(facts, operation, { ...values, body: undefined });
  const others = ['text/plain', 'application/xml', 'application/json', 'application/x-www-form-urlencoded'];
  const found: Disagreement[] = [];
  for (const type of others.filter((each) => operation.body?.content.has(each) !== true)) {
    const headers = { ...request.headers, 'content-type': type };
    const { status, arrived } = await server.send({ ...request, headers, body: 'text' });
    found.push(...difference('server/media-type', `${operation.id} ${type}`, arrived ?? status, 415));
  }
  return found;
}

/** Each alternative is enough alone; none of them, or a wrong credential, is not. */
async function compareCredentials(
  { facts, casebook }: Sources,
  operation: OperationFacts,
  server: ServerUnderTest,
): Promise<readonly Disagreement[]> {
  const [values] = casebook.requests(operation);
  if (values === undefined) return [];
  const open = writeRequest(facts, { ...operation, security: [] }, values);
  const isOpen = operation.security.some((alternative) => alternative.length === 0);
  const found: Disagreement[] = [];
  const compare = async (what: string, request: WireRequest, want: number): Promise<void> => {
    const { status } = await server.send(request);
    found.push(
      ...difference('server/credentials', `${operation.id} with ${what}`, status === 401 ? 401 : 200, want),
    );
  };
  await compare('none', open, isOpen ? 200 : 401);
  for (const name of facts.securitySchemes.keys()) {
    const { headers, query } = credentialsOf(facts, [name]);
    const credentials = query.map((pair) => pair.join('=')).join('&');
    const request = {
      ...open,
      headers: { ...open.headers, ...headers },
      query: [open.query, credentials].filter((part) => part !== '').join('&'),
    };
    const isEnough = operation.security.some((alternative) => alternative.every((each) => each === name));
    await compare(name, request, isEnough ? 200 : 401);
  }
  return found;
}
