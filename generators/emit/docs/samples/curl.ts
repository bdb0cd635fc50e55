import { jsonText } from '../../../../runtime/contract/json-text.ts';
import { encodePercent } from '../../../../runtime/parameters/percent.ts';
import type { ApiModel, SecurityScheme } from '../../../model/model.ts';
import type { SampleRequest } from './sample-request.ts';
import { wireRequest, type WireBody, type WireRequest } from './wire-request.ts';

/** The request as a call of curl; undefined if values of the document cannot be sent. */
export function curlSample(model: ApiModel, request: SampleRequest): string | undefined {
  const wire = wireRequest(model, request);
  return wire && printCurl(wire);
}

/** The same for a request whose values are encoded. */
export function printCurl(request: WireRequest): string {
  const { method, url, headers, cookies, schemes, body, downloads } = request;
  const keys = schemes
    .filter(({ type, in: place }) => type === 'apiKey' && place === 'query')
    .map(({ parameter = '' }) => `${encodePercent(parameter)}=$TOKEN`);
  const options = [
    ...(method === 'GET' ? [] : [method === 'HEAD' ? '--head' : `--request ${method}`]),
    ...schemes.flatMap(credential),
    ...headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(cookies === '' ? [] : [`--cookie ${quote(cookies)}`]),
    ...bodyOptions(body),
    ...(downloads ? ['--output file'] : []),
    addressWord(url, keys),
  ];
  return `curl ${options.join(' \\\n  ')}`;
}

/** Texts are options that do not read files, because a text may begin with `@`. */
function bodyOptions(body: WireBody | undefined): readonly string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
      return [...contentType(body.type), `--data ${quote(printJson(body.value))}`];
    case 'form':
      return [`--data ${quote(body.text)}`];
    case 'multipart':
      return body.parts.map(({ name, text }) =>
        text === undefined ? `--form ${quote(`${name}=@file`)}` : `--form-string ${quote(`${name}=${text}`)}`,
      );
    case 'text':
      return [...contentType(body.type), `--data-raw ${quote(body.text)}`];
    case 'file':
      return [...contentType(body.type), '--data-binary @file'];
  }
}

/** JSON with the indentation of options. */
function printJson(value: unknown): string {
  return jsonText(value, 2).replaceAll('\n', '\n  ');
}

function contentType(type: string): readonly string[] {
  return [`--header ${quote(`Content-Type: ${type}`)}`];
}

/** Credentials that are not in the query. */
function credential({ type, in: place, parameter, scheme }: SecurityScheme): readonly string[] {
  if (type === 'apiKey' && place === 'header') return [`--header "${escapeDouble(parameter ?? '')}: $TOKEN"`];
  if (type === 'apiKey' && place === 'cookie') return [`--cookie "${escapeDouble(parameter ?? '')}=$TOKEN"`];
  if (type === 'http' && scheme === 'basic') return ['--user "$USER:$PASSWORD"'];
  return type === 'mutualTLS' || type === 'apiKey' ? [] : ['--header "Authorization: Bearer $TOKEN"'];
}

/** A text as one word of a POSIX shell. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * The address with the keys in its query, which the shell inserts. It is in double quotes, which read better, unless it
 * has characters with a meaning there.
 */
function addressWord(address: string, keys: readonly string[]): string {
  const tail = keys.length === 0 ? '' : `${address.includes('?') ? '&' : '?'}${keys.join('&')}`;
  if (!/["$`\\!']/.test(address)) return `"${address}${tail}"`;
  return tail === '' ? quote(address) : `${quote(address)}"${tail}"`;
}

function escapeDouble(text: string): string {
  return text.replaceAll(/["$`\\]/g, String.raw`\$&`);
}
