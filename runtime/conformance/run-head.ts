import { ownValue, statusKeys } from '../contract/keys.ts';
import { isAnswer, type Answer } from './answer.ts';
import type { HeadTrial } from './case.ts';
import type { ResponseContracts } from './contract.ts';
import { fault, type Fault } from './fault.ts';
import type { Outcome } from './run-case.ts';
import type { Target } from './target.ts';

/**
 * Sends GET and HEAD to one address. HEAD gives what GET gives, without the body (RFC 9110, section 9.3.2). What
 * differs once may have changed in between; what differs twice is a fault.
 */
export async function runHead(
  { request }: HeadTrial,
  { responses, target }: { readonly responses: ResponseContracts; readonly target: Target },
): Promise<Outcome> {
  let faults: readonly Fault[] = [];
  for (let time = 0; time < 2; time += 1) {
    const get = await target.send({ ...request, method: 'GET' });
    const head = await target.send({ ...request, method: 'HEAD' });
    if (!isAnswer(get) || !isAnswer(head)) {
      const reason = [get, head].map((each) => ('reason' in each ? each.reason : '')).find(Boolean) ?? '';
      return { faults: [fault('answer', `gives no response: ${reason}`)] };
    }
    const again = await askAgain(get, request, { responses, target });
    const refused = await askUnknown(request, target);
    faults = [...compareHead(get, head, documentedHeaders(responses, get.status)), ...again, ...refused];
    if (faults.length === 0) break;
  }
  return { faults };
}

/** Whether HEAD lets in whom GET refuses: without credentials both have the same status. */
async function askUnknown(request: HeadTrial['request'], target: Target): Promise<readonly Fault[]> {
  if (request.credentials.length === 0) return [];
  const [get, head] = [
    await target.send({ ...request, method: 'GET' }, { shown: 'nothing' }),
    await target.send({ ...request, method: 'HEAD' }, { shown: 'nothing' }),
  ];
  if (!isAnswer(get) || !isAnswer(head) || get.status === head.status) return [];
  return [
    fault('head', `responds with ${head.status} to HEAD and ${get.status} to GET, both without credentials`),
  ];
}

/**
 * Where the document names 304, what has not changed since is not sent again (RFC 9110, sections 13.1.2 and 15.4.5).
 */
async function askAgain(
  { status, headers }: Answer,
  request: HeadTrial['request'],
  { responses, target }: { readonly responses: ResponseContracts; readonly target: Target },
): Promise<readonly Fault[]> {
  const etag = headers.get('etag');
  if (status !== 200 || etag === null || !Object.hasOwn(responses, '304')) return [];
  const statusWith = async (tag: string): Promise<number | undefined> => {
    const asked = { ...request, method: 'GET', headers: { ...request.headers, 'if-none-match': tag } };
    const again = await target.send(asked);
    return isAnswer(again) ? again.status : undefined;
  };
  const same = await statusWith(etag);
  if (same !== undefined && same !== 304)
    return [fault('head', `responds with ${same} to If-None-Match with the ETag that it gave; right is 304`)];
  return (await statusWith('"an-etag-that-was-never-given"')) === 304
    ? [fault('head', 'responds with 304 to If-None-Match with an ETag that it never gave')]
    : [];
}

/** A token (RFC 9110, section 5.6.2): `Headers` refuses to be asked for other names. */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

function documentedHeaders(responses: ResponseContracts, status: number): readonly string[] {
  const { headers = [] } = ownValue(responses, statusKeys(status)) ?? {};
  return headers.map(({ name }) => name.toLowerCase()).filter((name) => headerName.test(name));
}

function compareHead(get: Answer, head: Answer, documented: readonly string[]): readonly Fault[] {
  if (get.status !== head.status)
    return [fault('head', `responds with ${head.status} to HEAD and ${get.status} to GET`)];
  const faults = head.body.length === 0 ? [] : [fault('head', 'responds to HEAD with a body')];
  const type = [get, head].map(({ headers }) => headers.get('content-type'));
  if (type[0] !== type[1])
    faults.push(
      fault(
        'head',
        `responds to HEAD with ${type[1] ?? 'nothing'} and to GET with ${type[0] ?? 'nothing'}`,
        '/Content-Type',
      ),
    );
  const length = head.headers.get('content-length');
  // It may be left out, but not be another one (RFC 9110, section 8.6).
  if (length !== null && length !== String(get.body.length))
    faults.push(
      fault(
        'head',
        `announces ${length} bytes to HEAD and sends ${get.body.length} to GET`,
        '/Content-Length',
      ),
    );
  for (const name of documented) {
    // The values of some change from answer to answer.
    if (get.headers.has(name) !== head.headers.has(name))
      faults.push(
        fault(
          'head',
          `sends the header ${name} only to ${get.headers.has(name) ? 'GET' : 'HEAD'}`,
          `/${name}`,
        ),
      );
  }
  return faults;
}
