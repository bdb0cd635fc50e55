import type { DocumentFacts, OperationFacts } from '../document/facts.ts';
import { isObject, type Json } from '../document/json.ts';
import { facetsOf, isBytes, membersOf } from '../document/schema.ts';
import type { RequestValues, WireRequest } from '../document/wire/request.ts';
import { credentialsOf } from '../document/wire/write.ts';
import { operationPath, operationText } from './operation-files.ts';
import type { Generated } from './generated.ts';

interface Outgoing {
  url: string;
  readonly headers: Record<string, string>;
}

export interface ClientSettings {
  readonly baseUrl: string;
  readonly auth?: (outgoing: Outgoing) => void;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** What a call gives before it is awaited. */
export interface ClientCall extends Promise<unknown> {
  result(): Promise<{ readonly status: number; readonly headers: Headers; readonly body: unknown }>;
}

export type ClientFunction = (client: unknown, args: unknown) => ClientCall;

/** The module of one operation beside the one that makes clients. */
export interface ClientModules {
  readonly createClient: (settings: ClientSettings) => unknown;
  readonly call: ClientFunction;
  readonly plan: ArgumentPlan;
}

/** How the arguments of a function hold the body, as its declaration says. */
export interface ArgumentPlan {
  /** The body is an argument of its own. */
  readonly isWhole: boolean;
  /** Names of arguments by the names of members of the body, where they differ. */
  readonly renamed: ReadonlyMap<string, string>;
}

export const BASE_URL = 'https://client.example';

export async function loadClient(generated: Generated, operation: OperationFacts): Promise<ClientModules> {
  const path = operationPath(generated, 'client', operation);
  const [{ createClient }, functions] = await Promise.all([
    generated.load<Pick<ClientModules, 'createClient'>>('client/runtime/calls.js'),
    generated.load<Record<string, ClientFunction>>(`${path}.js`),
  ]);
  const call = functions[operation.id];
  if (call === undefined) throw new Error(`${path}.js exports no ${operation.id}.`);
  return { createClient, call, plan: planOf(operationText(generated, 'client', operation)) };
}

function planOf(declaration: string): ArgumentPlan {
  const own = /Arguments(?: extends [^{]*)?\s*\{([^}]*)\}/.exec(declaration)?.[1] ?? '';
  const renamed = [...own.matchAll(/^\s*body_(\w+)\??:/gm)].map(([, name = '']): [string, string] => [
    name,
    `body_${name}`,
  ]);
  return { isWhole: /^\s*body\??:/m.test(own), renamed: new Map(renamed) };
}

/** The arguments that stand for the values of a request. Files are blobs. */
export function argumentsFor(
  facts: DocumentFacts,
  operation: OperationFacts,
  { values, plan }: { readonly values: RequestValues; readonly plan: ArgumentPlan },
): Readonly<Record<string, unknown>> {
  const parameters = { ...values.path, ...values.query, ...values.header };
  if (values.body === undefined) return parameters;
  if (plan.isWhole || !isObject(values.body.value)) return { ...parameters, body: values.body.value };
  const members = membersOf(facetsOf(facts, operation.body?.content.get(values.body.mediaType) ?? true));
  const body = Object.entries(values.body.value).map(([name, value]): [string, unknown] => [
    plan.renamed.get(name) ?? name,
    isBytes(facts, members.get(name) ?? true) && values.body?.mediaType === 'multipart/form-data'
      ? new Blob([String(value)])
      : value,
  ]);
  return { ...parameters, ...Object.fromEntries(body) };
}

/** Calls a function of the client and gives the request that it sends. */
export async function recordRequest(
  facts: DocumentFacts,
  operation: OperationFacts,
  { modules, values }: { readonly modules: ClientModules; readonly values: RequestValues },
): Promise<WireRequest | undefined> {
  const sent: { url: string; init: RequestInit }[] = [];
  const client = modules.createClient({
    baseUrl: BASE_URL + facts.basePath,
    auth: authFor(facts, operation),
    fetch: (url, init) => {
      sent.push({ url, init });
      return Promise.resolve(new Response(null, { status: 204 }));
    },
  });
  await modules.call(client, argumentsFor(facts, operation, { values, plan: modules.plan })).result();
  const [first, second] = sent;
  return first === undefined || second !== undefined ? undefined : wireRequest(first.url, first.init);
}

/** Puts the credentials of the first alternative of an operation where the document says. */
export function authFor(facts: DocumentFacts, { security }: OperationFacts): (outgoing: Outgoing) => void {
  const { headers, query } = credentialsOf(facts, security[0] ?? []);
  return (outgoing) => {
    Object.assign(outgoing.headers, headers);
    for (const [name, value] of query) {
      outgoing.url += `${outgoing.url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
    }
  };
}

/** The URL is cut as text: parsing it would mend what is wrong with it. */
async function wireRequest(url: string, { method = '', headers, body }: RequestInit): Promise<WireRequest> {
  const [address = '', query = ''] = url.split('?');
  const named = Object.entries(headers as Record<string, string>).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  const sent = Object.fromEntries(named) as Record<string, string>;
  const { 'content-type': type = '', ...others } = sent;
  // The platform's own reader of forms, which knows nothing of the writer.
  const form =
    body instanceof Blob && type.startsWith('multipart/form-data')
      ? await new Response(body, { headers: { 'content-type': type } }).formData()
      : undefined;
  return {
    method,
    path: address.startsWith(BASE_URL) ? address.slice(BASE_URL.length) : address,
    query,
    headers: form === undefined ? sent : others,
    body: form ?? (typeof body === 'string' ? body : undefined),
  };
}

/** The answer of a service. */
export function answerWith(status: number, mediaType: string | undefined, value: Json | undefined): Response {
  const isJson = mediaType === 'application/json';
  const text = value === undefined ? null : isJson ? JSON.stringify(value) : String(value);
  const headers =
    mediaType === undefined ? {} : { 'content-type': mediaType.replace('*/*', 'application/octet-stream') };
  return new Response(status === 204 ? null : text, { status, headers });
}
