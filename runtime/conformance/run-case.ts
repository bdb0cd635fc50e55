import { ownKey, statusKeys } from '../contract/keys.ts';
import { isReceived, type Received } from './received.ts';
import type { Case, Shown, SingleTrial } from './case.ts';
import { checkResponse } from './check-response.ts';
import { isAmong, type ResponseContracts } from './contract.ts';
import { failedCheck, type Check, type FailedCheck } from './failed-check.ts';
import type { Outcome, Surroundings } from './outcome.ts';
import { runHead } from './run-head.ts';
import { runLifecycle } from './run-lifecycle.ts';
import { runPages } from './run-pages.ts';
import { runScheme } from './run-scheme.ts';
import type { Target } from './target.ts';

/** Runs a case against a server. Rejects only with `OutOfBudget`. */
export async function runCase(each: Case, surroundings: Surroundings): Promise<Outcome> {
  const { trial } = each;
  const responses = await surroundings.responsesOf(each.operation);
  switch (trial.type) {
    case 'single':
      return runSingle(each, trial, { responses, target: surroundings.target });
    case 'head':
      return runHead(trial, { responses, target: surroundings.target });
    case 'scheme':
      return runScheme(trial, surroundings);
    case 'pages':
      return runPages(trial, { responses, target: surroundings.target });
    case 'lifecycle':
      return runLifecycle(trial, surroundings);
  }
}

async function runSingle(
  { kind }: Case,
  { request, expected, shown = 'own' }: SingleTrial,
  { responses, target }: { readonly responses: ResponseContracts; readonly target: Target },
): Promise<Outcome> {
  if (!target.has(shown)) return { failed: [], notExercised: noSuchToken(shown) };
  const received = await target.send(request, { shown });
  if (!isReceived(received))
    return { failed: [{ check: 'answer', pointer: '', message: `gives no response: ${received.reason}` }] };
  const { statuses, allow, challenge } = expected;
  const { status } = received;
  if (!isAmong(statuses, status)) {
    const isServerError = status >= 500;
    const check = isServerError ? 'server-error' : (checkOf[kind] ?? 'status');
    return {
      failed: [failedCheck(check, `responds with ${status}; expected ${statuses.join(', ')}`)],
      response: received,
    };
  }
  if (allow !== undefined && status === 405)
    return { failed: checkAllow(received, allow), response: received };
  if (challenge === true && status === 401 && !received.headers.has('www-authenticate'))
    return {
      failed: [failedCheck('credentials', 'responds with 401 without WWW-Authenticate')],
      response: received,
    };
  // Documents need not describe refusals that any server may send; all other responses are checked.
  if (kind !== 'valid' && kind !== 'response' && ownKey(responses, statusKeys(status)) === undefined)
    return { failed: [], response: received };
  return { failed: checkResponse(received, responses, request.method), response: received };
}

function noSuchToken(shown: Shown): string {
  return shown === 'recased'
    ? 'the token is the same with letters of the other case'
    : 'no credentials of another caller were given';
}

/** The check that fails if the status is not the expected one. */
const checkOf: { readonly [kind in Case['kind']]?: Check } = {
  broken: 'refusal',
  malformed: 'refusal',
  'media-type': 'refusal',
  credentials: 'credentials',
  method: 'method',
};

/** The response to a refused method lists the allowed methods (RFC 9110, section 15.5.6). */
function checkAllow({ headers }: Received, wanted: readonly string[]): readonly FailedCheck[] {
  const allow = headers.get('allow');
  if (allow === null) return [failedCheck('method', 'responds with 405 without the header Allow', '/Allow')];
  const named = new Set(allow.split(',').map((method) => method.trim()));
  const missing = wanted.filter((method) => !named.has(method));
  return missing.length === 0
    ? []
    : [failedCheck('method', `responds with 405 and an Allow that lacks ${missing.join(', ')}`, '/Allow')];
}
