import type { Authenticate } from '../../client/authentication.ts';
import { allOf, basic, bearer, headerToken, queryToken } from '../../client/authentication.ts';
import { createClient } from '../../client/client.ts';
import { writeFields, writePartFields } from '../../client/fields.ts';
import { writeForm } from '../../client/form-body.ts';
import { writeJson } from '../../client/json-body.ts';
import { writeMultipart } from '../../client/multipart-body.ts';
import type { Operation, ParameterMap, Values, Written } from '../../client/operation.ts';
import { writeRaw } from '../../client/raw-body.ts';
import { writeRequest } from '../../client/request.ts';
import { writeHeaders, writePath, writeQuery } from '../../client/styled.ts';
import type { TriedBody, TriedOperation, TriedScheme } from './operation.ts';

/** What the reader has filled in. */
export interface Filled {
  /** Base address: `http://127.0.0.1:4010/api/v4`. */
  readonly server: string;
  readonly parameters: Values;
  readonly body: { readonly type: TriedBody; readonly value: unknown } | undefined;
  readonly credentials: readonly { readonly scheme: TriedScheme; readonly token: string }[];
}

/** A request that is ready to be sent. */
export interface TriedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Written['body'];
}

const writers = {
  json: writeJson,
  form: writeForm,
  multipart: writeMultipart,
  text: writeRaw,
  binary: writeRaw,
} as const;

/** Builds a request by the codec of the generated client. Throws a TypeError that names the field for an invalid value. */
export async function buildRequest(tried: TriedOperation, filled: Filled): Promise<TriedRequest> {
  const { server, parameters, body, credentials } = filled;
  const client = createClient({ baseUrl: server });
  const values: Values = body === undefined ? parameters : { ...parameters, body: body.value };
  const request = await writeRequest(client, describe(tried, body?.type), values, {});
  const outgoing = { url: request.url, headers: { ...request.headers } };
  await allOf(...credentials.map(({ scheme, token }) => authenticate(scheme, token)))(outgoing);
  return { method: request.method, content: request.body, ...outgoing };
}

/** The operation in the form of the generated client. */
function describe(tried: TriedOperation, body: TriedBody | undefined): Operation {
  const inLocation = (location: string) =>
    tried.parameters.map(({ descriptor }) => descriptor).filter((each) => each.in === location);
  const operation: Operation = {
    name: tried.method,
    method: tried.method,
    segments: tried.segments,
    path: inLocation('path'),
    query: inLocation('query'),
    header: inLocation('header'),
    accept: tried.accept,
    writeUrl: ({ baseUrl }, values) => baseUrl + writePath(values, operation) + writeQuery(values, operation),
    write: writeHeaders,
    ...(body === undefined
      ? {}
      : {
          contentType: body.type.includes('*') ? ofRange(body.kind) : body.type,
          fields: body.fields.map(({ descriptor }) => descriptor),
          writeFields: body.kind === 'form' ? writeFields : writePartFields,
          writeBody: writers[body.kind],
        }),
  };
  return operation;
}

/** The media type that is sent if the document has a range. */
function ofRange(kind: TriedBody['kind']): string {
  return kind === 'multipart' ? 'multipart/form-data' : 'application/octet-stream';
}

function authenticate({ kind, parameter }: TriedScheme, token: string): Authenticate {
  switch (kind) {
    case 'header':
      return headerToken(parameter.toLowerCase(), token);
    case 'query':
      return queryToken(parameter, token);
    case 'bearer':
      return bearer(token);
    case 'basic': {
      const [username = '', ...password] = token.split(':');
      return basic(username, password.join(':'));
    }
  }
}

/** The parts of a request by location, from fields and their values. */
export function locate(
  fields: TriedOperation['parameters'],
  valueOf: (index: number) => ParameterMap[string],
): Values {
  const values: Record<string, Record<string, ParameterMap[string]>> = {};
  for (const [index, { descriptor }] of fields.entries()) {
    const value = valueOf(index);
    if (value === undefined) continue;
    const location = (values[descriptor.in] ??= Object.create(null) as Record<string, ParameterMap[string]>);
    location[descriptor.name] = value;
  }
  return values;
}
