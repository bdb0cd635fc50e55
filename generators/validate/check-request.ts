import { parameterLocations } from '../source/document/structure.ts';
import { decodeHeaders } from '../../runtime/parameters/decode-headers.ts';
import { isDisregarded } from '../../runtime/parameters/negotiation.ts';
import { decodePath } from '../../runtime/parameters/decode-path.ts';
import { decodeCookies } from '../../runtime/parameters/decode-pairs.ts';
import type { Decoded } from '../../runtime/parameters/error.ts';
import { contentInParts } from '../model/body-places.ts';
import { essenceOf } from '../schema/text-media.ts';
import type { MediaType, ParameterIn, RequestBody } from '../model/model.ts';
import type { CheckContext } from './check-context.ts';
import { findContent, listTypes } from '../model/described.ts';
import { callFinding, parameterFindings, type Call, type CallFinding } from './call-finding.ts';
import { sentLength, type HarBody, type HarRequest } from './har.ts';
import { contentWithoutBody, isAny, readQuery, type QueryMembers } from './query-members.ts';
import { checkBody } from './recorded-body.ts';
import { combineErrors } from './value-errors.ts';

export interface RecordedRequest {
  readonly call: Call;
  readonly request: HarRequest;
  /** JSON Pointer of the request in the recording. */
  readonly place: string;
  /** Path parameters from the router, still encoded. */
  readonly path: { readonly [name: string]: string };
}

/**
 * Checks the parameters and the body of a recorded request against its operation. Requests that the service sends, in a
 * webhook or a callback, may contain more than the document describes.
 */
export function checkRequest(recorded: RecordedRequest, context: CheckContext): readonly CallFinding[] {
  const findings = checkParts(recorded, context);
  return recorded.call.operation.sentBy === 'client'
    ? findings
    : findings.filter(({ finding: { code } }) => code !== 'traffic/unknown-parameter');
}

function checkParts(recorded: RecordedRequest, context: CheckContext): readonly CallFinding[] {
  const sent = sentBody(recorded);
  const { operation } = recorded.call;
  const content =
    sent === undefined ? contentWithoutBody(operation, context) : contentOf(operation.body, sent.mimeType);
  const text = /\?([^#]*)/.exec(recorded.request.url)?.[1] ?? '';
  const { own, members } = readQuery(text, { operation, content }, context);
  return [
    ...parameterLocations.flatMap((location) => {
      const decoded = location === 'query' ? own : decodeLocation(recorded, location, context);
      return checkParameters(recorded, location, decoded, context);
    }),
    ...(sent === undefined
      ? checkWithoutBody(recorded, { content, members }, context)
      : checkSentBody(recorded, { sent, content, members }, context)),
  ];
}

function checkParameters(
  recorded: RecordedRequest,
  location: ParameterIn,
  { values, errors, unknown }: Decoded,
  context: CheckContext,
): readonly CallFinding[] {
  const { call, place } = recorded;
  const at = location === 'path' || location === 'query' ? `${place}/url` : `${place}/headers`;
  const validation = context.validators.parameters(call.operation, location)(values);
  const headers = location === 'header' ? context.wire.parameters(call.operation, location) : [];
  const found = combineErrors(errors, validation).filter((error) => !isDisregarded(headers, error));
  return [
    ...unknown
      .filter(({ name }) => !context.credentials.has(name))
      .map(({ name }) =>
        callFinding(call, 'traffic/unknown-parameter', location, at, { in: location, name }),
      ),
    ...parameterFindings(call, location, at, found),
  ];
}

function decodeLocation(
  { call, request, path }: RecordedRequest,
  location: Exclude<ParameterIn, 'query'>,
  { wire }: CheckContext,
): Decoded {
  const descriptors = wire.parameters(call.operation, location);
  switch (location) {
    case 'path':
      return decodePath(descriptors, path);
    case 'header':
      return decodeHeaders(descriptors, request.headers);
    case 'cookie': {
      const cookies = request.headers.filter(([name]) => name.toLowerCase() === 'cookie');
      return decodeCookies(descriptors, cookies.map(([, text]) => text).join('; '));
    }
  }
}

/** The body that was sent, with its media type; undefined where there was none. */
function sentBody({ request: { body, headers } }: RecordedRequest): HarBody | undefined {
  const { text = '', params = [] } = body ?? {};
  if (body === undefined || (text === '' && params.length === 0)) return undefined;
  return { ...body, mimeType: mediaTypeOf({ body, headers }) };
}

function mediaTypeOf({ body, headers }: Pick<RecordedRequest['request'], 'body' | 'headers'>): string {
  const header = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const recorded = body?.mimeType || header;
  // Some recorders leave out the parameters, of which `boundary` is needed.
  return header.toLowerCase().startsWith(`${recorded.toLowerCase()};`) ? header : recorded;
}

/** The content for a media type; a form in parts uses the content of the form, if the document allows that. */
function contentOf(body: RequestBody | undefined, mimeType: string): MediaType | undefined {
  if (body === undefined) return undefined;
  const isInParts = essenceOf(mimeType) === 'multipart/form-data';
  return findContent(body.content, mimeType) ?? (isInParts ? contentInParts(body) : undefined);
}

interface BodyToCheck {
  readonly content: MediaType | undefined;
  readonly members: QueryMembers;
}

function checkWithoutBody(
  { call, place, request }: RecordedRequest,
  { content, members }: BodyToCheck,
  context: CheckContext,
): readonly CallFinding[] {
  const part = 'request body';
  const { operation } = call;
  if (operation.body !== undefined && (request.bodySize > 0 || sentLength(request.headers) > 0))
    return [callFinding(call, 'traffic/body-not-recorded', part, place, { part })];
  if (content !== undefined && isAny(members)) {
    const validation = context.validators.body(operation, content)(members.values);
    return parameterFindings(call, 'query', `${place}/url`, combineErrors(members.errors, validation));
  }
  if (operation.body?.required !== true) return [];
  // The media type says whether there is a body: a text and a file may be empty.
  const named = contentOf(operation.body, mediaTypeOf(request));
  if (named?.kind === 'text' || named?.kind === 'binary') return [];
  return [callFinding(call, 'traffic/missing-body', part, place, { part })];
}

function checkSentBody(
  { call, place }: RecordedRequest,
  { sent, content, members }: BodyToCheck & { readonly sent: HarBody },
  context: CheckContext,
): readonly CallFinding[] {
  const part = 'request body';
  const { operation } = call;
  if (operation.body === undefined) {
    // Some clients send an empty object with every POST and DELETE, which means no body.
    if (sent.text?.trim() === '{}') return [];
    return [callFinding(call, 'traffic/unexpected-body', part, sent.pointer, { part })];
  }
  if (content === undefined) {
    const parameters = { part, type: sent.mimeType, known: listTypes(operation.body.content) };
    return [callFinding(call, 'traffic/undocumented-media-type', part, sent.pointer, parameters)];
  }
  const isFields = content.kind === 'form' || content.kind === 'multipart';
  const findings = checkBody({
    call,
    part,
    body: sent,
    mediaType: content,
    validate: context.validators.body(operation, content),
    fields: isFields ? context.wire.form(content) : [],
    isClosed: isFields && context.wire.isClosedForm(content),
    scalars: context.scalars,
    query: { members, place: `${place}/url` },
  });
  const decoding = combineErrors(members.errors, []);
  return [...parameterFindings(call, 'query', `${place}/url`, decoding), ...findings];
}
