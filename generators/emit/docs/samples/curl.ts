import { encodeCookies, encodeForm, encodeQuery } from '../../../../runtime/parameters/encode-pairs.ts';
import { encodeHeaders } from '../../../../runtime/parameters/encode-headers.ts';
import { encodePath } from '../../../../runtime/parameters/encode-path.ts';
import type { ParameterValue } from '../../../../runtime/parameters/descriptor.ts';
import { fileFieldsOf } from '../../server/files.ts';
import type { ApiModel, SecurityScheme, Server } from '../../../model/model.ts';
import { describeForm, describeParameters } from '../../../model/wire.ts';
import type { Json } from '../../../source/document.ts';
import { isObject } from '../../../source/member.ts';
import { valuesIn, type SampleRequest } from './request.ts';

/**
 * The request as a call of curl, its address and form encoded by the codec that clients and servers share. Undefined
 * where the values of the document cannot be sent as they stand.
 */
export function curlSample(model: ApiModel, request: SampleRequest): string | undefined {
  try {
    return callOf(model, request);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function callOf(model: ApiModel, request: SampleRequest): string {
  const { operation } = request;
  const descriptors = describeParameters(model, operation);
  const parts = (place: 'path' | 'query' | 'header' | 'cookie') => ({
    descriptors: descriptors.filter((each) => each.in === place),
    values: valuesIn(request, place) as { readonly [name: string]: ParameterValue },
  });
  const path = parts('path');
  const query = parts('query');
  const address = encodePath({
    segments: operation.segments,
    parameters: path.descriptors,
    values: path.values,
  });
  const search = encodeQuery(query.descriptors, query.values);
  const header = parts('header');
  const cookie = parts('cookie');
  const cookies = encodeCookies(cookie.descriptors, cookie.values);
  const options = [
    ...(operation.method === 'get'
      ? []
      : [operation.method === 'head' ? '--head' : `--request ${operation.method.toUpperCase()}`]),
    ...credentials(model, request),
    ...encodeHeaders(header.descriptors, header.values).map(
      ([name, value]) => `--header ${quote(`${name}: ${value}`)}`,
    ),
    ...(cookies === '' ? [] : [`--cookie ${quote(cookies)}`]),
    ...bodyOptions(model, request),
    shellText(`${serverUrl(model.servers[0])}${address}${search === '' ? '' : `?${search}`}`),
  ];
  return `curl ${options.join(' \\\n  ')}`;
}

/** The address of a server with the defaults of its variables, without a slash at the end. */
export function serverUrl(server: Server | undefined): string {
  const url = (server?.url ?? '').replaceAll(/\{([^{}]+)\}/g, (whole, name: string) =>
    server !== undefined && Object.hasOwn(server.variables, name)
      ? (server.variables[name]?.default ?? whole)
      : whole,
  );
  return (/^https?:/.test(url) ? url : `https://api.example${url.startsWith('/') ? url : ''}`).replace(
    /\/$/,
    '',
  );
}

function bodyOptions(model: ApiModel, { body }: SampleRequest): readonly string[] {
  if (body === undefined) return [];
  const { mediaType, value } = body;
  if (mediaType.kind === 'json') {
    return [...contentType(mediaType.type), `--data ${quote(JSON.stringify(value, undefined, 2))}`];
  }
  if (mediaType.kind === 'form' && isObject(value)) {
    const form = encodeForm(
      describeForm(model, mediaType),
      value as { readonly [name: string]: ParameterValue },
    );
    return [`--data ${quote(form)}`];
  }
  if (mediaType.kind === 'multipart' && isObject(value)) {
    const files = new Set(fileFieldsOf(model, mediaType));
    return Object.entries(value).map(
      ([name, part]) => `--form ${quote(`${name}=${files.has(name) ? '@file' : formPart(part)}`)}`,
    );
  }
  if (mediaType.kind === 'text' && typeof value === 'string') {
    return [...contentType(mediaType.type), `--data ${quote(value)}`];
  }
  return [...contentType(mediaType.type), '--data-binary @file'];
}

function formPart(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function contentType(type: string): readonly string[] {
  return [`--header ${quote(`Content-Type: ${type.includes('*') ? 'application/octet-stream' : type}`)}`];
}

/** What the first way to sign in sends; a request that may go without any goes without. */
function credentials(model: ApiModel, { operation }: SampleRequest): readonly string[] {
  const [first] = operation.security;
  return (first ?? []).flatMap(({ scheme }): readonly string[] => {
    const known = model.securitySchemes.find(({ name }) => name === scheme);
    return known === undefined ? [] : credential(known);
  });
}

function credential({ type, in: place, parameter, scheme }: SecurityScheme): readonly string[] {
  if (type === 'apiKey' && place === 'header') return [`--header "${escapeDouble(parameter ?? '')}: $TOKEN"`];
  if (type === 'apiKey' && place === 'cookie') return [`--cookie "${escapeDouble(parameter ?? '')}=$TOKEN"`];
  if (type === 'http' && scheme === 'basic') return ['--user "$USER:$PASSWORD"'];
  return type === 'mutualTLS' || type === 'apiKey' ? [] : ['--header "Authorization: Bearer $TOKEN"'];
}

/** One word of a POSIX shell, whatever the text holds. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** In double quotes where nothing in the text means anything to the shell, for the eye; else in single ones. */
function shellText(text: string): string {
  return /["$`\\!']/.test(text) ? quote(text) : `"${text}"`;
}

function escapeDouble(text: string): string {
  return text.replaceAll(/["$`\\]/g, String.raw`\$&`);
}
