import type { DocumentFacts, OperationFacts, ParameterFacts } from '../facts.ts';
import { isObject, type Json } from '../json.ts';
import { facetsOf, isBytes, membersOf } from '../schema.ts';
import { encodePairs, nestedPairs, queryPairs } from './pairs.ts';
import type { BodyValue, RequestValues, WireRequest } from './request.ts';

/** Writes a request as the document asks for it, with a credential for the first alternative of its security. */
export function writeRequest(
  facts: DocumentFacts,
  operation: OperationFacts,
  values: RequestValues,
): WireRequest {
  const { method, parameters } = operation;
  const credentials = credentialsOf(facts, operation.security[0] ?? []);
  const query = parameters
    .filter((each) => each.in === 'query')
    .flatMap((each) => sent(values.query, each).flatMap((value) => queryPairs(each, value)));
  const headers = parameters
    .filter((each) => each.in === 'header')
    .flatMap((each) => sent(values.header, each).map((value) => [each.name.toLowerCase(), String(value)]));
  const body = values.body === undefined ? undefined : writeBody(facts, operation, values.body);
  return {
    method,
    path: facts.basePath + writePath(operation, values),
    query: encodePairs([...query, ...unknownOf(values.query, operation), ...credentials.query]),
    headers: {
      ...Object.fromEntries(headers),
      ...credentials.headers,
      ...(values.body === undefined || body instanceof FormData
        ? {}
        : { 'content-type': values.body.mediaType }),
    },
    body,
  };
}

function sent(values: RequestValues['query'], { name }: ParameterFacts): readonly Json[] {
  const value = values[name];
  return value === undefined ? [] : [value];
}

function unknownOf(values: RequestValues['query'], { parameters }: OperationFacts): [string, string][] {
  const known = new Set(parameters.flatMap(({ in: place, name }) => (place === 'query' ? [name] : [])));
  return Object.entries(values).flatMap(([name, value]) => (known.has(name) ? [] : [[name, String(value)]]));
}

/** A slash stays one only if the parameter takes several segments. */
function writePath({ path, parameters }: OperationFacts, values: RequestValues): string {
  return path.replace(/\{([^}]*)\}/g, (_, name: string) => {
    const value = String(values.path[name] ?? '');
    const isMulti = parameters.some(
      (each) => each.name === name && each.in === 'path' && each.isMultiSegment,
    );
    return isMulti ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });
}

export interface Credentials {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
}

export const TOKEN = 'token-of-the-caller';

export function credentialsOf({ securitySchemes }: DocumentFacts, schemes: readonly string[]): Credentials {
  const placed = schemes.flatMap((name) => securitySchemes.get(name) ?? []);
  return {
    headers: Object.fromEntries(
      placed.flatMap((each) =>
        each.in === 'header' ? [[each.name.toLowerCase(), each.prefix + TOKEN]] : [],
      ),
    ),
    query: placed.flatMap((each) => (each.in === 'query' ? [[each.name, TOKEN] as const] : [])),
  };
}

function writeBody(
  facts: DocumentFacts,
  { body }: OperationFacts,
  { mediaType, value }: BodyValue,
): WireRequest['body'] {
  if (mediaType === 'application/json') return JSON.stringify(value);
  if (!isObject(value)) throw new Error(`${mediaType} takes objects.`);
  const pairs = Object.entries(value).flatMap(([name, each]) => nestedPairs(name, each));
  if (mediaType === 'application/x-www-form-urlencoded') return encodePairs(pairs);
  const members = membersOf(facetsOf(facts, body?.content.get(mediaType) ?? true));
  const form = new FormData();
  for (const [name, text] of pairs) {
    const isFile = isBytes(facts, members.get(name) ?? true);
    form.append(name, isFile ? new File([text], 'file.bin', { type: 'application/octet-stream' }) : text);
  }
  return form;
}
