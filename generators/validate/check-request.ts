import { decodeHeaders } from '../../runtime/parameters/decode-headers.ts';
import { decodePath } from '../../runtime/parameters/decode-path.ts';
import { decodeCookies, decodeQuery } from '../../runtime/parameters/decode-pairs.ts';
import type { Decoded } from '../../runtime/parameters/error.ts';
import type { ParameterIn } from '../model/model.ts';
import type { CheckContext } from './check-context.ts';
import { findContent, listTypes } from '../model/described.ts';
import { faultOf, type Call, type Fault } from './fault.ts';
import type { HarRequest } from './har.ts';
import { checkBody } from './recorded-body.ts';
import { combineErrors } from './value-errors.ts';

export interface RecordedRequest {
  readonly call: Call;
  readonly request: HarRequest;
  /** JSON Pointer of the request in the recording. */
  readonly place: string;
  /** Path parameters as the router found them, still encoded. */
  readonly path: { readonly [name: string]: string };
}

/** Holds the parameters and the body of a recorded request against its operation. */
export function checkRequest(recorded: RecordedRequest, context: CheckContext): readonly Fault[] {
  const locations: readonly ParameterIn[] = ['path', 'query', 'header', 'cookie'];
  return [
    ...locations.flatMap((location) => checkParameters(recorded, location, context)),
    ...checkRequestBody(recorded, context),
  ];
}

function checkParameters(
  recorded: RecordedRequest,
  location: ParameterIn,
  context: CheckContext,
): readonly Fault[] {
  const { call, place } = recorded;
  const { values, errors, unknown } = decodeLocation(recorded, location, context);
  const part = location;
  const at = location === 'path' || location === 'query' ? `${place}/url` : `${place}/headers`;
  const validation = context.validators.parameters(call.operation, location)(values);
  return [
    ...unknown
      .filter(({ name }) => !context.credentials.has(name))
      .map(({ name }) =>
        faultOf(call, 'traffic/unknown-parameter', { part, place: at, parameters: { in: location, name } }),
      ),
    ...combineErrors(errors, validation).map(({ pointer, message, expected }) =>
      faultOf(call, 'traffic/invalid-parameter', {
        part,
        place: at,
        pointer,
        expected,
        parameters: { in: location, pointer, message },
      }),
    ),
  ];
}

function decodeLocation(
  { call, request, path }: RecordedRequest,
  location: ParameterIn,
  { wire }: CheckContext,
): Decoded {
  const descriptors = wire.parameters(call.operation, location);
  switch (location) {
    case 'path':
      return decodePath(descriptors, path);
    case 'query':
      return decodeQuery(descriptors, /\?([^#]*)/.exec(request.url)?.[1] ?? '');
    case 'header':
      return decodeHeaders(descriptors, request.headers);
    default: {
      const cookies = request.headers.filter(([name]) => name.toLowerCase() === 'cookie');
      return decodeCookies(descriptors, cookies.map(([, text]) => text).join('; '));
    }
  }
}

function checkRequestBody(
  { call, request, place }: RecordedRequest,
  context: CheckContext,
): readonly Fault[] {
  const part = 'request body';
  const { operation } = call;
  const { body } = request;
  const isSent =
    body !== undefined && (body.text !== undefined ? body.text !== '' : (body.params?.length ?? 0) > 0);
  if (body === undefined || !isSent) {
    if (operation.body?.required !== true) return [];
    return [faultOf(call, 'traffic/missing-body', { part, place, parameters: { part } })];
  }
  if (operation.body === undefined) {
    return [faultOf(call, 'traffic/unexpected-body', { part, place: body.pointer, parameters: { part } })];
  }
  const mimeType =
    body.mimeType || (request.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '');
  const mediaType = findContent(operation.body.content, mimeType);
  if (mediaType === undefined) {
    const parameters = { part, type: mimeType, known: listTypes(operation.body.content) };
    return [faultOf(call, 'traffic/media-type', { part, place: body.pointer, parameters })];
  }
  const isFields = mediaType.kind === 'form' || mediaType.kind === 'multipart';
  return checkBody({
    call,
    part,
    body: { ...body, mimeType },
    mediaType,
    validate: context.validators.body(operation, mediaType),
    fields: isFields ? context.wire.form(mediaType) : [],
    isClosed: isFields && context.wire.isClosedForm(mediaType),
  });
}
