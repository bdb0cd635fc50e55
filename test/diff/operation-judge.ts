import type { Json, JsonObject } from '../../generators/json/json.ts';

/**
 * What a request or a response says, and whether an operation allows it, by a few sentences of the OpenAPI Specification.
 * It knows only the schemas of the random operations.
 */

export interface Described {
  readonly required?: boolean;
  readonly schema?: Json;
}
interface Parameter extends Described {
  readonly name: string;
  readonly in: string;
}
type Content = Readonly<Record<string, Described>>;
interface Response {
  readonly headers?: Readonly<Record<string, Described>>;
  readonly content: Content;
}
type Requirement = Readonly<Record<string, readonly string[]>>;

export interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly security?: readonly Requirement[];
  readonly responses: Readonly<Record<string, Response>>;
}

export const operationOf = (given: JsonObject): Operation => given as never;

/** Values of all schemas, and of none. */
const values: readonly Json[] = [1, 2, 3, 'x', true, null];
const types = ['application/json', 'application/x+json', 'application/y', 'text/plain'];

function meets(value: Json, schema: Json | undefined): boolean {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return true;
  const { enum: list, type } = schema;
  if (Array.isArray(list)) return list.includes(value);
  const own = value === null ? 'null' : typeof value === 'number' ? 'integer' : typeof value;
  return type === undefined || (Array.isArray(type) ? type : [type]).includes(own);
}

/** The most specific media type that includes one (OpenAPI 3.1.1, section 4.8.14). */
function contentFor(content: Content, type: string): Described | undefined {
  return content[type] ?? content[`${type.split('/')[0]}/*`] ?? content['*/*'];
}

/** The response of a status: named, by its range, or `default` (section 4.8.16). */
function responseFor({ responses }: Operation, status: string): Response | undefined {
  return responses[status] ?? responses[`${status[0]}XX`] ?? responses['default'];
}

/** Requests that an operation allows, one part at a time, and which other operation refuses them. */
export function refusedRequests(sender: Operation, receiver: Operation): readonly string[] {
  return [
    ...refusedParameters(sender, receiver),
    ...refusedBodies(sender, receiver),
    ...refusedCredentials(sender, receiver),
  ];
}

function refusedParameters(sender: Operation, receiver: Operation): readonly string[] {
  return (receiver.parameters ?? []).flatMap(({ name, in: location, required, schema }) => {
    const own = sender.parameters?.find((each) => each.name === name && each.in === location);
    const isLeftOut = own?.required !== true && required === true;
    const refused =
      own === undefined ? [] : values.filter((value) => meets(value, own.schema) && !meets(value, schema));
    return [...(isLeftOut ? [`without ${name}`] : []), ...refused.map((value) => `${name}=${String(value)}`)];
  });
}

function refusedBodies(
  { requestBody: sent }: Operation,
  { requestBody: taken }: Operation,
): readonly string[] {
  const isLeftOut = sent?.required !== true && taken?.required === true;
  const refused = types.flatMap((type) => {
    const own = sent === undefined ? undefined : contentFor(sent.content, type);
    if (own === undefined) return [];
    const other = taken === undefined ? undefined : contentFor(taken.content, type);
    if (other === undefined) return [`a body of ${type}`];
    return values
      .filter((value) => meets(value, own.schema) && !meets(value, other.schema))
      .map((value) => `${type} ${String(value)}`);
  });
  return [...(isLeftOut ? ['without a body'] : []), ...refused];
}

function ways({ security = [] }: Operation): readonly Requirement[] {
  return security.length === 0 ? [{}] : security;
}

function covers(held: Requirement, needed: Requirement): boolean {
  return Object.entries(needed).every(([name, scopes]) => {
    const own = held[name];
    return own !== undefined && scopes.every((scope) => own.includes(scope));
  });
}

/** Callers who sign in with no more than one of the alternatives needs. */
function refusedCredentials(sender: Operation, receiver: Operation): readonly string[] {
  return ways(sender)
    .filter((held) => !ways(receiver).some((needed) => covers(held, needed)))
    .map((held) => `signed in by ${JSON.stringify(held)}`);
}

/** Responses that are possible, and were not before. */
export function unknownResponses(before: Operation, after: Operation): readonly string[] {
  return ['200', '201', '202'].flatMap((status) => {
    const [was, is] = [responseFor(before, status), responseFor(after, status)];
    if (was === undefined || is === undefined) return [];
    const headers = Object.entries(was.headers ?? {}).flatMap(([name, { required, schema }]) => {
      const other = is.headers?.[name];
      if (other === undefined) return required === true ? [`${status} without ${name}`] : [];
      const isLeftOut = required === true && other.required !== true;
      const strange = values.filter((value) => meets(value, other.schema) && !meets(value, schema));
      return [
        ...(isLeftOut ? [`${status} without ${name}`] : []),
        ...strange.map((value) => `${status} ${name}: ${String(value)}`),
      ];
    });
    const bodies = types.flatMap((type) => {
      const [old, young] = [contentFor(was.content, type), contentFor(is.content, type)];
      if (young === undefined) return [];
      if (old === undefined) return [`${status} ${type}`];
      return values
        .filter((value) => meets(value, young.schema) && !meets(value, old.schema))
        .map((value) => `${status} ${type} ${String(value)}`);
    });
    return [...headers, ...bodies];
  });
}
