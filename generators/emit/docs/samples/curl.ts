import { encodeCookies, encodeForm, encodeQuery } from '../../../../runtime/parameters/encode-pairs.ts';
import { encodeHeaders } from '../../../../runtime/parameters/encode-headers.ts';
import { encodePath } from '../../../../runtime/parameters/encode-path.ts';
import { encodePercent } from '../../../../runtime/parameters/percent.ts';
import type { ParameterValue } from '../../../../runtime/parameters/descriptor.ts';
import type { ApiModel, ParameterIn, SecurityScheme, Server } from '../../../model/model.ts';
import { mergeSchema } from '../../../schema/merge.ts';
import { defaultUrl } from '../../../model/servers.ts';
import { describeForm, describeParameters } from '../../../model/wire.ts';
import type { Json } from '../../../source/document.ts';
import { isObject } from '../../../source/member.ts';
import { isFile } from '../schema/file.ts';
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
  const parts = (place: ParameterIn) => ({
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
  const schemes = shownSchemes(model, request);
  const keys = schemes
    .filter(({ type, in: place }) => type === 'apiKey' && place === 'query')
    .map(({ parameter = '' }) => `${encodePercent(parameter)}=$TOKEN`);
  const options = [
    ...(operation.method === 'get'
      ? []
      : [operation.method === 'head' ? '--head' : `--request ${operation.method.toUpperCase()}`]),
    ...schemes.flatMap(credential),
    ...encodeHeaders(header.descriptors, header.values).map(
      ([name, value]) => `--header ${quote(`${name}: ${value}`)}`,
    ),
    ...(cookies === '' ? [] : [`--cookie ${quote(cookies)}`]),
    ...bodyOptions(model, request),
    addressWord(`${serverUrl(operation.servers[0])}${address}${search === '' ? '' : `?${search}`}`, keys),
  ];
  return `curl ${options.join(' \\\n  ')}`;
}

/** The address of a server with the defaults of its variables, without a slash at the end. */
export function serverUrl(server: Server | undefined): string {
  const url = server === undefined ? '' : defaultUrl(server);
  return (/^https?:/.test(url) ? url : `https://api.example${url.startsWith('/') ? url : ''}`).replace(
    /\/$/,
    '',
  );
}

/** Text goes by options that read no file: what starts with `@` is text too. */
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
    const { properties } = mergeSchema(model, mediaType.schema);
    return Object.entries(value).flatMap(([name, part]) =>
      isFile(model, properties.get(name) ?? true)
        ? [`--form ${quote(`${name}=@file`)}`]
        : formParts(part).map((text) => `--form-string ${quote(`${name}=${text}`)}`),
    );
  }
  if (mediaType.kind === 'text' && typeof value === 'string') {
    return [...contentType(mediaType.type), `--data-raw ${quote(value)}`];
  }
  return [...contentType(mediaType.type), '--data-binary @file'];
}

/** Each object of a list is a part of its own. */
function formParts(value: Json): readonly string[] {
  if (Array.isArray(value) && value.length > 0 && value.every(isObject)) return value.flatMap(formParts);
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}

function contentType(type: string): readonly string[] {
  return [`--header ${quote(`Content-Type: ${type.includes('*') ? 'application/octet-stream' : type}`)}`];
}

/** The schemes of the first way to sign in; a request that may go without any goes without. */
function shownSchemes(model: ApiModel, { operation }: SampleRequest): readonly SecurityScheme[] {
  const [first] = operation.security;
  return (first ?? []).flatMap(
    ({ scheme }) => model.securitySchemes.find(({ name }) => name === scheme) ?? [],
  );
}

/** What goes beside the address. */
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

/**
 * The address and the keys in its query. In double quotes where nothing in the text means anything to the shell, for
 * the eye; else in single ones. The shell puts the keys in.
 */
function addressWord(address: string, keys: readonly string[]): string {
  const tail = keys.length === 0 ? '' : `${address.includes('?') ? '&' : '?'}${keys.join('&')}`;
  if (!/["$`\\!']/.test(address)) return `"${address}${tail}"`;
  return tail === '' ? quote(address) : `${quote(address)}"${tail}"`;
}

function escapeDouble(text: string): string {
  return text.replaceAll(/["$`\\]/g, String.raw`\$&`);
}
