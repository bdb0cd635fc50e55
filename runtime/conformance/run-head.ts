import { ownValue, statusKeys } from '../contract/keys.ts';
import { connectionHeaders } from '../contract/connection-headers.ts';
import { isReceived, type Received } from './received.ts';
import type { HeadTrial } from './case.ts';
import type { ResponseContracts } from './contract.ts';
import { failedCheck, type FailedCheck } from './failed-check.ts';
import type { Outcome } from './outcome.ts';
import type { Target } from './target.ts';

/**
 * Compares the responses to GET and HEAD, which differ only by the body (RFC 9110, section 9.3.2). The resource may change
 * in between, so that only a difference that occurs twice is a failure.
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
    const notModified = await checkNotModified(get, request, { responses, target });
    const refused = await checkWithoutCredentials(request, target);
    const tags = await compareTags([get, head], request, target);
    const headers = documentedHeaders(responses, get.status);
    failed = [...compareHead(get, head, headers), ...tags, ...notModified, ...refused];
    if (failed.length === 0) break;
  }
  return { failed };
}

/** Compares the ETags of HEAD and GET, if that of GET is always the same (RFC 9110, section 9.3.2). */
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

/** Compares the statuses of HEAD and GET without credentials, as HEAD must not accept callers whom GET refuses. */
async function checkWithoutCredentials(
  request: HeadTrial['request'],
  target: Target,
): Promise<readonly FailedCheck[]> {
  if (request.credentials.length === 0) return [];
  const [get, head] = [
    await target.send({ ...request, method: 'GET' }, { shown: 'nothing' }),
    await target.send({ ...request, method: 'HEAD' }, { shown: 'nothing' }),
  ];
  if (!isReceived(get) || !isReceived(head) || get.status === head.status) return [];
  const message = `responds with ${head.status} to HEAD and ${get.status} to GET, both without credentials`;
  return [failedCheck('head', message)];
}

/** Checks responses to the current and to another ETag, if 304 is documented (RFC 9110, sections 13.1.2 and 15.4.5). */
async function checkNotModified(
  { status, headers }: Received,
  request: HeadTrial['request'],
  { responses, target }: { readonly responses: ResponseContracts; readonly target: Target },
): Promise<readonly FailedCheck[]> {
  const etag = headers.get('etag');
  if (status !== 200 || etag === null || !Object.hasOwn(responses, '304')) return [];
  const statusWith = async (tag: string): Promise<number | undefined> => {
    const headersWith = { ...request.headers, 'if-none-match': tag };
    const again = await target.send({ ...request, method: 'GET', headers: headersWith });
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

/** Names that `Headers` allows (RFC 9110, section 5.6.2). */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

/** Names of the documented headers, without those of the connection, which HEAD may omit (RFC 9110, section 9.3.2). */
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
  const add = (message: string, pointer: string): void =>
    void failed.push(failedCheck('head', message, pointer));
  const [type = 'nothing', headType = 'nothing'] = [get, head].map(
    ({ headers }) => headers.get('content-type') ?? undefined,
  );
  if (type !== headType) add(`responds to HEAD with ${headType} and to GET with ${type}`, '/Content-Type');
  const length = head.headers.get('content-length');
  // It may be omitted, but must not differ (RFC 9110, section 8.6).
  if (length !== null && length !== String(get.body.length))
    add(`announces ${length} bytes to HEAD and sends ${get.body.length} to GET`, '/Content-Length');
  // Values are not compared, as those of some headers differ in each response.
  for (const name of documented)
    if (get.headers.has(name) !== head.headers.has(name))
      add(`sends the header ${name} only to ${get.headers.has(name) ? 'GET' : 'HEAD'}`, `/${name}`);
  return failed;
}
