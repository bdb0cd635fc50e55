import { ownValue, statusKeys } from '../contract/keys.ts';
import { mediaTypeKey } from '../contract/media-type.ts';
import { decodeHeaders } from '../parameters/decode-headers.ts';
import { contentTypeOf, textOf, type Received } from './received.ts';
import { type ContentContract, type ResponseContract, type ResponseContracts } from './contract.ts';
import { failedCheck, quoted, type FailedCheck } from './failed-check.ts';

/** Checks status, headers, media type and body of a response. If no response is documented, every response is valid. */
export function checkResponse(
  response: Received,
  responses: ResponseContracts,
  method: string,
): readonly FailedCheck[] {
  const { status } = response;
  const contract = ownValue(responses, statusKeys(status));
  if (contract !== undefined)
    return [...checkHeaders(response, contract), ...checkBody(response, contract, method)];
  if (Object.keys(responses).length === 0) return [];
  const documented = Object.keys(responses).join(', ');
  return [failedCheck('status', `responds with ${status}, which is not documented; expected ${documented}`)];
}

function checkHeaders(
  response: Received,
  { headers, headersValidator }: ResponseContract,
): readonly FailedCheck[] {
  const { values, errors } = decodeHeaders(headers, response.headers);
  if (errors.length > 0)
    return errors.map(({ pointer, message }) =>
      failedCheck('header', `has a wrong header: ${message}`, pointer),
    );
  const result = headersValidator?.validate(values);
  if (result === undefined || result.valid) return [];
  return result.errors.map(({ pointer, message }) =>
    failedCheck('header', `has a wrong header: ${pointer === '' ? 'it' : pointer} ${message}`, pointer),
  );
}

/** Statuses without a body (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5). */
const NEVER_WITH_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

function checkBody(
  response: Received,
  { content }: ResponseContract,
  method: string,
): readonly FailedCheck[] {
  const { status, body } = response;
  if (method === 'HEAD' || NEVER_WITH_BODY.has(status)) return [];
  const types = Object.keys(content);
  // Documents usually omit the content of errors.
  if (types.length === 0 && status >= 400) return [];
  if (types.length === 0)
    return body.length === 0
      ? []
      : [failedCheck('body', `responds with ${status} and a body; the document has none`)];
  const sentType = contentTypeOf(response);
  if (body.length === 0)
    return mayBeEmpty(content, sentType)
      ? []
      : [failedCheck('body', `responds with ${status} without the body that is documented`)];
  const described = sentType === undefined ? undefined : describedBy(content, sentType);
  if (described !== undefined) return checkContent(response, described);
  const sent = sentType === undefined ? 'without Content-Type' : `as ${quoted(sentType)}`;
  return [failedCheck('media-type', `responds with ${status} ${sent}; expected ${types.join(', ')}`)];
}

function checkContent(response: Received, { kind, validator }: ContentContract): readonly FailedCheck[] {
  if (kind !== 'json' && kind !== 'text') return [];
  const { status } = response;
  let value: unknown;
  try {
    const text = textOf(response);
    value = kind === 'json' ? JSON.parse(text) : text;
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'JSON' : 'text in UTF-8';
    return [failedCheck('body', `responds with ${status} and a body that is not ${reason}`)];
  }
  const result = validator.validate(value);
  if (result.valid) return [];
  return result.errors.map(({ pointer, message }) => {
    const what = pointer === '' ? 'a body that' : `a body whose ${pointer}`;
    return failedCheck('body', `responds with ${status} and ${what} ${message}`, pointer);
  });
}

/** Whether the body may be empty, as texts and bytes may, unlike JSON (RFC 8259, section 2). */
function mayBeEmpty(content: ResponseContract['content'], sentType: string | undefined): boolean {
  const described = sentType === undefined ? Object.values(content)[0] : describedBy(content, sentType);
  return described !== undefined && described.kind !== 'json';
}

function describedBy<Content>(content: Readonly<Record<string, Content>>, type: string): Content | undefined {
  const key = mediaTypeKey(Object.keys(content), type);
  return key === undefined ? undefined : content[key];
}
