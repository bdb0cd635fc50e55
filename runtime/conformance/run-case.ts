import { ownKey, statusKeys } from '../contract/keys.ts';
import { isAnswer, type Answer } from './answer.ts';
import type { Case, SingleTrial } from './case.ts';
import { checkAnswer } from './check-answer.ts';
import { isAmong, type ResponseContracts } from './contract.ts';
import { fault, type Check, type Fault } from './fault.ts';
import { runHead } from './run-head.ts';
import { runLifecycle } from './run-lifecycle.ts';
import { runPages } from './run-pages.ts';
import type { Target } from './target.ts';

/** What a case needs beside itself. */
export interface Surroundings {
  readonly target: Target;
  /** The documented responses of an operation, by its `operationId`. */
  responsesOf(operation: string): Promise<ResponseContracts>;
}

export interface Outcome {
  /** Empty where the server did as it should. */
  readonly faults: readonly Fault[];
  /** Why the case shows nothing, where the server gave no occasion: `the list is empty`. */
  readonly notExercised?: string;
  /** The last response of a single request. */
  readonly answer?: Answer;
}

/** Runs a case against a server. Rejects with `OutOfBudget` alone. */
export async function runCase(each: Case, surroundings: Surroundings): Promise<Outcome> {
  const { trial } = each;
  const responses = await surroundings.responsesOf(each.operation);
  switch (trial.type) {
    case 'single':
      return runSingle(each, trial, { responses, target: surroundings.target });
    case 'head':
      return runHead(trial, { responses, target: surroundings.target });
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
  if (!target.has(shown)) return { faults: [], notExercised: 'no credentials of another caller were given' };
  const received = await target.send(request, { shown });
  if (!isAnswer(received))
    return { faults: [{ check: 'answer', pointer: '', message: `gives no response: ${received.reason}` }] };
  const { statuses, allow, challenge } = expected;
  const { status } = received;
  if (!isAmong(statuses, status)) {
    const isServerError = status >= 500;
    const check = isServerError ? 'server-error' : (checkOf[kind] ?? 'status');
    return {
      faults: [fault(check, `responds with ${status}; right are ${statuses.join(', ')}`)],
      answer: received,
    };
  }
  if (allow !== undefined && status === 405) return { faults: checkAllow(received, allow), answer: received };
  if (challenge === true && status === 401 && !received.headers.has('www-authenticate'))
    return { faults: [fault('credentials', 'responds with 401 without WWW-Authenticate')], answer: received };
  // A refusal that every server may give is not in every document; all others are held against it.
  if (kind !== 'valid' && kind !== 'response' && ownKey(responses, statusKeys(status)) === undefined)
    return { faults: [], answer: received };
  return { faults: checkAnswer(received, responses, request.method), answer: received };
}

/** What another status is a fault of. */
const checkOf: { readonly [kind in Case['kind']]?: Check } = {
  broken: 'refusal',
  malformed: 'refusal',
  'media-type': 'refusal',
  credentials: 'credentials',
  method: 'method',
};

/** A refused method comes with the methods that there are (RFC 9110, section 15.5.6). */
function checkAllow({ headers }: Answer, wanted: readonly string[]): readonly Fault[] {
  const allow = headers.get('allow');
  if (allow === null) return [fault('method', 'responds with 405 without the header Allow', '/Allow')];
  const named = new Set(allow.split(',').map((method) => method.trim()));
  const missing = wanted.filter((method) => !named.has(method));
  return missing.length === 0
    ? []
    : [fault('method', `responds with 405 and an Allow that lacks ${missing.join(', ')}`, '/Allow')];
}
