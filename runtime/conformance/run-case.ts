import { ownKey, statusKeys } from '../contract/keys.ts';
import { isReceived, type Received } from './received.ts';
import type { Case, Shown, SingleTrial } from './case.ts';
import { checkResponse } from './check-response.ts';
import { includesStatus, type ResponseContracts } from './contract.ts';
import { failedCheck, type Check, type FailedCheck } from './failed-check.ts';
import type { Outcome, RunContext } from './outcome.ts';
import { runHead } from './run-head.ts';
import { runLifecycle } from './run-lifecycle.ts';
import { runPages } from './run-pages.ts';
import { runScheme } from './run-scheme.ts';
import type { Target } from './target.ts';

/** Runs a case against a server. Rejects only with `OutOfBudget`. */
export async function runCase(each: Case, context: RunContext): Promise<Outcome> {
  const { trial } = each;
  const responses = await context.responsesOf(each.operation);
  switch (trial.type) {
    case 'single':
      return runSingle(each, trial, { responses, target: context.target });
    case 'head':
      return runHead(trial, { responses, target: context.target });
    case 'scheme':
      return runScheme(trial, context);
    case 'pages':
      return runPages(trial, { responses, target: context.target });
    case 'lifecycle':
      return runLifecycle(trial, context);
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
    return { failed: [failedCheck('answer', `gives no response: ${received.reason}`)] };
  const { statuses, allow, challenge } = expected;
  const { status } = received;
  const outcome = (failed: readonly FailedCheck[]): Outcome => ({ failed, response: received });
  if (!includesStatus(statuses, status)) {
    const check = status >= 500 ? 'server-error' : (checkOf[kind] ?? 'status');
    return outcome([failedCheck(check, `responds with ${status}; expected ${statuses.join(', ')}`)]);
  }
  if (allow !== undefined && status === 405) return outcome(checkAllow(received, allow));
  if (challenge === true && status === 401 && !received.headers.has('www-authenticate'))
    return outcome([failedCheck('credentials', 'responds with 401 without WWW-Authenticate')]);
  // Refusals that any server may send need not be documented.
  if (kind !== 'valid' && kind !== 'response' && ownKey(responses, statusKeys(status)) === undefined)
    return outcome([]);
  return outcome(checkResponse(received, responses, request.method));
}

function noSuchToken(shown: Shown): string {
  return shown === 'recased'
    ? 'the token is the same with letters of the other case'
    : 'no credentials of another caller were given';
}

/** The check that fails for an unexpected status, by kind of case. */
const checkOf: { readonly [kind in Case['kind']]?: Check } = {
  broken: 'refusal',
  malformed: 'refusal',
  'media-type': 'refusal',
  credentials: 'credentials',
  method: 'method',
};

/** Checks that `Allow` lists the methods of the path (RFC 9110, section 15.5.6). */
function checkAllow({ headers }: Received, wanted: readonly string[]): readonly FailedCheck[] {
  const allow = headers.get('allow');
  if (allow === null) return [failedCheck('method', 'responds with 405 without the header Allow', '/Allow')];
  const named = new Set(allow.split(',').map((method) => method.trim()));
  const missing = wanted.filter((method) => !named.has(method));
  return missing.length === 0
    ? []
    : [failedCheck('method', `responds with 405 and an Allow that lacks ${missing.join(', ')}`, '/Allow')];
}
