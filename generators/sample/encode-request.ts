import { jsonText } from '../../runtime/contract/json-text.ts';
import type { ParameterDescriptor } from '../../runtime/parameters/descriptor.ts';
import { encodeHeaders } from '../../runtime/parameters/encode-headers.ts';
import { encodeCookies, encodeForm, encodeQuery } from '../../runtime/parameters/encode-pairs.ts';
import { encodePath } from '../../runtime/parameters/encode-path.ts';
import type { ApiModel, Operation, ParameterIn } from '../model/model.ts';
import { sentType } from '../model/media-type.ts';
import { describeForm, describeParameters } from '../model/wire.ts';
import { isObject } from '../json/member.ts';
import { encodeMultipart, type EncodedBody } from './multipart.ts';
import { encodeMembers } from './query-members.ts';
import type { BodyValue, Credentials, RequestValues } from './request.ts';
import { withUnknown } from './wire-part.ts';

/** A request as it is sent. */
export interface EncodedRequest {
  /** In upper case. */
  readonly method: string;
  /** Path and query, encoded, without the base path of the server. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

/** Encodes a request as the document describes. Throws a TypeError for values that cannot be encoded. */
export function encodeRequest(
  model: ApiModel,
  operation: Operation,
  { values, credentials }: { readonly values: RequestValues; readonly credentials: Credentials },
): EncodedRequest {
  const { parameters, body } = values;
  const all = describeParameters(model, operation);
  const of = (location: ParameterIn): readonly ParameterDescriptor[] =>
    all.filter((descriptor) => descriptor.in === location);
  const path = encodePath({ segments: operation.segments, parameters: of('path'), values: parameters.path });
  const own = encodeQuery(withUnknown(of('query'), parameters.query), parameters.query);
  const isInQuery = body?.inQuery === true && isObject(body.value);
  const members = isInQuery ? encodeMembers(model, operation, body.value) : '';
  const query = [own, members, new URLSearchParams(credentials.query).toString()]
    .filter((text) => text !== '')
    .join('&');
  const cookies = encodeCookies(withUnknown(of('cookie'), parameters.cookie), parameters.cookie);
  const sent = body === undefined || body.inQuery === true ? undefined : encodeBody(model, operation, body);
  return {
    method: operation.method.toUpperCase(),
    target: query === '' ? path : `${path}?${query}`,
    headers: {
      ...Object.fromEntries(
        encodeHeaders(of('header'), parameters.header).map(([name, text]) => [name.toLowerCase(), text]),
      ),
      ...(sent === undefined ? {} : { 'content-type': sent.contentType }),
      ...credentials.headers,
      ...cookieHeader([credentials.headers['cookie'] ?? '', cookies]),
    },
    body: sent?.content,
  };
}

function cookieHeader(cookies: readonly string[]): Readonly<Record<string, string>> {
  const sent = cookies.filter((text) => text !== '');
  return sent.length === 0 ? {} : { cookie: sent.join('; ') };
}

function encodeBody(model: ApiModel, operation: Operation, body: BodyValue): EncodedBody {
  const { mediaType, value } = body;
  const contentType = sentType(
    mediaType.type,
    operation.body?.content.map(({ type }) => type),
  );
  switch (mediaType.kind) {
    case 'json':
      return { contentType, content: utf8.encode(jsonText(value)) };
    case 'form': {
      if (!isObject(value)) throw new TypeError('A form is an object.');
      return {
        contentType,
        content: utf8.encode(encodeForm(withUnknown(describeForm(model, mediaType), value), value)),
      };
    }
    case 'multipart':
      return encodeMultipart(model, body);
    case 'text':
    case 'binary':
      return { contentType, content: utf8.encode(typeof value === 'string' ? value : jsonText(value)) };
  }
}

const utf8 = new TextEncoder();
