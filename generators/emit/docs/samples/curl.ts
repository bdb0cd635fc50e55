import { jsonText } from '../../../../runtime/contract/json-text.ts';
import { encodePercent } from '../../../../runtime/parameters/percent.ts';
import type { ApiModel, SecurityScheme } from '../../../model/model.ts';
import type { SampleRequest } from './sample-request.ts';
import { wireRequest, type WireBody, type WireRequest } from './wire-request.ts';

/**
 * The request as a call of curl, its address and form encoded by the codec that clients and servers share. Undefined
 * where the values of the document cannot be sent as they stand.
 */
export function curlSample(model: ApiModel, request: SampleRequest): string | undefined {
  const wire = wireRequest(model, request);
  return wire === undefined ? undefined : printCurl(wire);
}

/** A request on the wire as a call of curl. */
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

/** Text goes by options that read no file: what starts with `@` is text too. */
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

/** JSON whose lines are indented as the option that begins it; space between values means nothing. */
function printJson(value: unknown): string {
  return jsonText(value, 2).replaceAll('\n', '\n  ');
}

function contentType(type: string): readonly string[] {
  return [`--header ${quote(`Content-Type: ${type}`)}`];
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
