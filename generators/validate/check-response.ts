import { decodeHeaders } from '../../runtime/parameters/decode-headers.ts';
import { memberPointer } from '../json/pointer.ts';
import type { Response } from '../model/model.ts';
import type { CheckContext } from './check-context.ts';
import { findContent, findResponse, listTypes } from '../model/described.ts';
import { callFinding, type Call, type CallFinding } from './call-finding.ts';
import { sentLength, type HarResponse } from './har.ts';
import { checkBody } from './recorded-body.ts';
import { combineErrors } from './value-errors.ts';

export interface RecordedResponse {
  readonly call: Call;
  readonly response: HarResponse;
  /** JSON Pointer of the response in the recording. */
  readonly place: string;
}

/** Checks status, headers and body of a recorded response against the operation. */
export function checkResponse(recorded: RecordedResponse, context: CheckContext): readonly CallFinding[] {
  const { call, response, place } = recorded;
  const { status } = response;
  if (isWithoutResponse(response)) return [callFinding(call, 'traffic/no-response', 'status', place, {})];
  if (isStoredResponse(recorded)) return [];
  const described = findResponse(call.operation, String(status));
  if (described === undefined) {
    const known = call.operation.responses.map((each) => each.status).join(', ');
    const parameters = { status, known };
    return [callFinding(call, 'traffic/undocumented-status', 'status', `${place}/status`, parameters)];
  }
  return [...checkHeaders(recorded, described, context), ...checkResponseBody(recorded, described, context)];
}

/**
 * Whether the response did not come from the service: the recorder or the browser wrote it, such as a redirect to
 * HTTPS.
 */
function isWithoutResponse({ status, headers }: HarResponse): boolean {
  return status <= 0 || headers.some(([name]) => name.toLowerCase() === 'non-authoritative-reason');
}

/**
 * Whether the response says that the client's stored one is current (RFC 9110, section 15.4.5), and the document does
 * not describe that.
 */
function isStoredResponse({ call: { operation }, response: { status } }: RecordedResponse): boolean {
  return (
    status === 304 &&
    ['get', 'head'].includes(operation.method) &&
    !operation.responses.some((described) => described.status === '304')
  );
}

function checkHeaders(
  { call, response, place }: RecordedResponse,
  described: Response,
  context: CheckContext,
): readonly CallFinding[] {
  const { values, errors } = decodeHeaders(context.wire.headers(described), response.headers);
  const validation = context.validators.headers(call.operation, described)(values);
  return combineErrors(errors, validation).map((error) => {
    const { pointer, message } = error;
    const index = response.headers.findIndex(([name]) =>
      `${pointer}/`.toLowerCase().startsWith(`${memberPointer('', name)}/`.toLowerCase()),
    );
    const at = index === -1 ? `${place}/headers` : `${place}/headers/${index}`;
    return callFinding(call, 'traffic/invalid-header', 'response header', at, { pointer, message }, error);
  });
}

function checkResponseBody(
  { call, response, place }: RecordedResponse,
  described: Response,
  context: CheckContext,
): readonly CallFinding[] {
  const part = 'response body';
  const { body, status } = response;
  const { operation } = call;
  const { content } = described;
  // Some recorders show the stored body.
  if (status === 304) return [];
  if (body === undefined || body.text === undefined || body.text === '') {
    if (content.length === 0 || operation.method === 'head') return [];
    // Browsers do not keep bodies of redirects.
    const isRedirect = status >= 300 && status < 400;
    const isMissing = body?.size === 0 && !isRedirect && !(sentLength(response.headers) > 0);
    const code = isMissing ? 'traffic/missing-body' : 'traffic/body-not-recorded';
    return [callFinding(call, code, part, place, { part })];
  }
  if (content.length === 0) {
    // Omitted content is not described (OpenAPI 3.1, Response Object), and documents usually omit that of errors.
    if (status >= 400) return [];
    return [callFinding(call, 'traffic/unexpected-body', part, body.pointer, { part })];
  }
  const mediaType = findContent(content, body.mimeType);
  if (mediaType === undefined) {
    const parameters = { part, type: body.mimeType, known: listTypes(content) };
    return [callFinding(call, 'traffic/undocumented-media-type', part, body.pointer, parameters)];
  }
  const validate = context.validators.response(operation, described, mediaType);
  return checkBody({ call, part, body, mediaType, validate, fields: [], isClosed: false });
}
