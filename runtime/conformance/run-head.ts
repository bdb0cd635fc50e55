import { ownValue, statusKeys } from '../contract/keys.ts';
import { connectionHeaders } from '../contract/connection-headers.ts';
import { isReceived, type Received } from './received.ts';
import type { HeadTrial } from './case.ts';
import type { ResponseContracts } from './contract.ts';
import { failedCheck, type FailedCheck } from './failed-check.ts';
import type { Outcome } from './outcome.ts';
import type { Target } from './target.ts';

/**
 * Sends GET and HEAD to one URL. HEAD must return what GET returns, without the body (RFC 9110, section 9.3.2). The
 * resource may change in between, so only a difference that occurs twice is a failure.
 */
export async function runHead(
  { request }: HeadTrial,
  { responses, target }: { readonly responses: ResponseContracts; readonly target: Target },
): Promise<Outcome> {
  let failed: readonly FailedCheck[] = [];
  for (let time = 0; time < 2; time += 1) {
    const get = await target.send({ ...request, method: 'GET' });
    const head = await target.send({ ...request, method: 'HEAD' });
    if (!isReceived(get) || !isReceived(head)) {
      const reason = [get, head].map((each) => ('reason' in each ? each.reason : '')).find(Boolean) ?? '';
      return { failed: [failedCheck('answer', `gives no response: ${reason}`)] };
    }
    const again = await askAgain(get, request, { responses, target });
    const refused = await askUnknown(request, target);
    const tags = await compareTags([get, head], request, target);
    failed = [
      ...compareHead(get, head, documentedHeaders(responses, get.status)),
      ...tags,
      ...again,
      ...refused,
    ];
    if (failed.length === 0) break;
  }
  return { failed };
}

/** Compares the ETags of HEAD and GET, if GET always has the same one (RFC 9110, section 9.3.2). */
async function compareTags(
  [get, head]: readonly [Received, Received],
  request: HeadTrial['request'],
  target: Target,
): Promise<readonly FailedCheck[]> {
  const [ofGet, ofHead] = [get, head].map(({ headers }) => headers.get('etag'));
  if (!ofGet || !ofHead || ofGet === ofHead) return [];
  const again = await target.send({ ...request, method: 'GET' });
  if (!isReceived(again) || again.headers.get('etag') !== ofGet) return [];
  return [failedCheck('head', 'responds to HEAD with another ETag than to GET', '/ETag')];
}

/** Checks without credentials that HEAD does not accept callers whom GET refuses: both must have the same status. */
async function askUnknown(request: HeadTrial['request'], target: Target): Promise<readonly FailedCheck[]> {
  if (request.credentials.length === 0) return [];
  const [get, head] = [
    await target.send({ ...request, method: 'GET' }, { shown: 'nothing' }),
    await target.send({ ...request, method: 'HEAD' }, { shown: 'nothing' }),
  ];
  if (!isReceived(get) || !isReceived(head) || get.status === head.status) return [];
  return [
    failedCheck(
      'head',
      `responds with ${head.status} to HEAD and ${get.status} to GET, both without credentials`,
    ),
  ];
}

/**
 * If the document describes 304, an unchanged resource must not be sent again (RFC 9110, sections 13.1.2 and 15.4.5).
 */
async function askAgain(
  { status, headers }: Received,
  request: HeadTrial['request'],
  { responses, target }: { readonly responses: ResponseContracts; readonly target: Target },
): Promise<readonly FailedCheck[]> {
  const etag = headers.get('etag');
  if (status !== 200 || etag === null || !Object.hasOwn(responses, '304')) return [];
  const statusWith = async (tag: string): Promise<number | undefined> => {
    const asked = { ...request, method: 'GET', headers: { ...request.headers, 'if-none-match': tag } };
    const again = await target.send(asked);
    return isReceived(again) ? again.status : undefined;
  };
  const same = await statusWith(etag);
  if (same !== undefined && same !== 304)
    return [
      failedCheck('head', `responds with ${same} to If-None-Match with the current ETag; expected 304`),
    ];
  return (await statusWith('"an-etag-that-was-never-given"')) === 304
    ? [failedCheck('head', 'responds with 304 to If-None-Match with an ETag that it never sent')]
    : [];
}

/** A token (RFC 9110, section 5.6.2): `Headers` throws for other names. */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

/**
 * Names of the documented headers, without those of the connection, which may differ, or be omitted in a response to
 * HEAD (RFC 9110, section 9.3.2).
 */
function documentedHeaders(responses: ResponseContracts, status: number): readonly string[] {
  const { headers = [] } = ownValue(responses, statusKeys(status)) ?? {};
  return headers
    .map(({ name }) => name.toLowerCase())
    .filter((name) => headerName.test(name) && !connectionHeaders.includes(name));
}

function compareHead(get: Received, head: Received, documented: readonly string[]): readonly FailedCheck[] {
  if (get.status !== head.status)
    return [failedCheck('head', `responds with ${head.status} to HEAD and ${get.status} to GET`)];
  const failed = head.body.length === 0 ? [] : [failedCheck('head', 'responds to HEAD with a body')];
  const type = [get, head].map(({ headers }) => headers.get('content-type'));
  if (type[0] !== type[1])
    failed.push(
      failedCheck(
        'head',
        `responds to HEAD with ${type[1] ?? 'nothing'} and to GET with ${type[0] ?? 'nothing'}`,
        '/Content-Type',
      ),
    );
  const length = head.headers.get('content-length');
  // It may be omitted, but must not differ (RFC 9110, section 8.6).
  if (length !== null && length !== String(get.body.length))
    failed.push(
      failedCheck(
        'head',
        `announces ${length} bytes to HEAD and sends ${get.body.length} to GET`,
        '/Content-Length',
      ),
    );
  for (const name of documented) {
    // The values of some headers change from response to response.
    if (get.headers.has(name) !== head.headers.has(name))
      failed.push(
        failedCheck(
          'head',
          `sends the header ${name} only to ${get.headers.has(name) ? 'GET' : 'HEAD'}`,
          `/${name}`,
        ),
      );
  }
  return failed;
}
