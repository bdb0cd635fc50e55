import { jsonText } from '../../../../runtime/contract/json-text.ts';
import { encodeCookies, encodeForm, encodeQuery } from '../../../../runtime/parameters/encode-pairs.ts';
import { encodeHeaders } from '../../../../runtime/parameters/encode-headers.ts';
import { encodePath } from '../../../../runtime/parameters/encode-path.ts';
import type { ParameterValue } from '../../../../runtime/parameters/descriptor.ts';
import type { ApiModel, Operation, ParameterIn, SecurityScheme, Server } from '../../../model/model.ts';
import { sentType } from '../../../model/media-type.ts';
import { mergeSchema } from '../../../schema/merge.ts';
import { defaultUrl } from '../../../model/servers.ts';
import { describeForm, describeParameters } from '../../../model/wire.ts';
import type { Json } from '../../../json/json.ts';
import { isObject } from '../../../json/member.ts';
import { isFile } from '../../../schema/file.ts';
import { valuesIn, type SampleRequest } from './sample-request.ts';

/** An encoded request for samples in any language, without credentials. */
export interface WireRequest {
  /** In upper case. */
  readonly method: string;
  /** Without credentials. */
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Value of the header `Cookie`, empty for none. */
  readonly cookies: string;
  /** The schemes of the first alternative of `security`. */
  readonly schemes: readonly SecurityScheme[];
  readonly body: WireBody | undefined;
  /** Whether a success may be a file. */
  readonly downloads: boolean;
}

export type WireBody =
  | { readonly kind: 'json'; readonly type: string; readonly value: Json }
  /** Encoded by the codec that clients and servers share. */
  | { readonly kind: 'form'; readonly text: string }
  | { readonly kind: 'multipart'; readonly parts: readonly SamplePart[] }
  | { readonly kind: 'text'; readonly type: string; readonly text: string }
  | { readonly kind: 'file'; readonly type: string };

/** A part of a multipart body; `text` is undefined for a file. */
export interface SamplePart {
  readonly name: string;
  readonly text: string | undefined;
}

/** Encodes a request. Undefined if values of the document cannot be sent. */
export function wireRequest(model: ApiModel, request: SampleRequest): WireRequest | undefined {
  try {
    return requestOf(model, request);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function requestOf(model: ApiModel, request: SampleRequest): WireRequest {
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
  return {
    method: operation.method.toUpperCase(),
    url: `${serverUrl(operation.servers[0])}${address}${search === '' ? '' : `?${search}`}`,
    headers: encodeHeaders(header.descriptors, header.values),
    cookies: encodeCookies(cookie.descriptors, cookie.values),
    schemes: shownSchemes(model, request),
    body: bodyOf(model, request),
    downloads: isDownload(operation),
  };
}

function isDownload({ responses }: Operation): boolean {
  const contents = responses.filter(({ status }) => status.startsWith('2')).flatMap(({ content }) => content);
  return contents.some(({ kind }) => kind === 'binary');
}

/** The address of a server with the defaults of its variables, without a slash at the end. */
export function serverUrl(server: Server | undefined): string {
  const url = server === undefined ? '' : defaultUrl(server);
  return (/^https?:/.test(url) ? url : `https://api.example${url.startsWith('/') ? url : ''}`).replace(
    /\/$/,
    '',
  );
}

function bodyOf(model: ApiModel, { body }: SampleRequest): WireBody | undefined {
  if (body === undefined) return undefined;
  const { mediaType, value } = body;
  const type = sentType(mediaType.type);
  if (mediaType.kind === 'json') return { kind: 'json', type, value };
  if (mediaType.kind === 'form' && isObject(value)) {
    const values = value as { readonly [name: string]: ParameterValue };
    return { kind: 'form', text: encodeForm(describeForm(model, mediaType), values) };
  }
  if (mediaType.kind === 'multipart' && isObject(value)) {
    const { properties } = mergeSchema(model, mediaType.schema);
    const parts = Object.entries(value).flatMap(([name, part]): SamplePart[] =>
      isFile(model, properties.get(name) ?? true)
        ? [{ name, text: undefined }]
        : partTexts(part).map((text) => ({ name, text })),
    );
    return { kind: 'multipart', parts };
  }
  if (mediaType.kind === 'text' && typeof value === 'string') return { kind: 'text', type, text: value };
  return { kind: 'file', type };
}

/** Each object of a list is a separate part. */
function partTexts(part: Json): readonly string[] {
  if (Array.isArray(part) && part.length > 0 && part.every(isObject)) return part.flatMap(partTexts);
  return [typeof part === 'string' ? part : jsonText(part)];
}

function shownSchemes(model: ApiModel, { operation }: SampleRequest): readonly SecurityScheme[] {
  const [first] = operation.security;
  return (first ?? []).flatMap(
    ({ scheme }) => model.securitySchemes.find(({ name }) => name === scheme) ?? [],
  );
}
