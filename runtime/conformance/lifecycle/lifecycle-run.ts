import type { LifecycleTrial, WriteStep, Step } from '../case.ts';
import { checkResponse } from '../check-response.ts';
import { failedCheck, quoted } from '../failed-check.ts';
import { changedMembers, type Omitted } from '../changed-members.ts';
import { isReceived, type Received } from '../received.ts';
import type { Outcome, RunContext } from '../outcome.ts';

/** A resource that a server has created. */
export interface CreatedResource {
  readonly name: string;
  /** The member of the body with the name; undefined if the name came from `Location`. */
  readonly member: string | undefined;
  /** Whether this may not be its name. */
  readonly isGuess: boolean;
  readonly location: string | null;
  readonly persisted: WriteStep['persisted'];
}

/** The run of a lifecycle for one resource. */
export class LifecycleRun {
  readonly trial: LifecycleTrial;
  readonly context: RunContext;
  /** The target of the page of the list that contains the resource. */
  listedAt: string | undefined;
  /** The body of the first read. */
  firstRead: unknown;

  constructor(trial: LifecycleTrial, context: RunContext) {
    this.trial = trial;
    this.context = context;
  }

  /** Sends a request with the given name; returns the outcome if there is no response. */
  async send({ request }: Step, name: string): Promise<Received | Outcome> {
    const target = request.target.replace('{}', encodeURIComponent(name));
    const received = await this.context.target.send({ ...request, target });
    return isReceived(received) ? received : wrongLifecycle(`gives no response: ${received.reason}`);
  }

  /** Checks a response against the document. */
  async check(response: Received, { operation, request }: Step): Promise<Outcome> {
    return {
      failed: checkResponse(response, await this.context.responsesOf(operation), request.method),
    };
  }
}

export const passed: Outcome = { failed: [] };

export function wrongLifecycle(message: string, pointer = ''): Outcome {
  return { failed: [failedCheck('lifecycle', message, pointer)] };
}

export function idle(notExercised: string): Outcome {
  return { failed: [], notExercised };
}

/** Compares a body with the values that were sent. */
export function comparePersisted(
  persisted: WriteStep['persisted'],
  body: unknown,
  what: string,
  omitted: Omitted = 'own',
): Outcome {
  return {
    failed: changedMembers(persisted, body, omitted).map(({ pointer, sent, received }) => {
      const given =
        received === undefined
          ? `leaves out ${pointer}`
          : `gives ${quoted(JSON.stringify(received))} for ${pointer}`;
      const message = `${given}, and ${quoted(JSON.stringify(sent))} was sent when it ${what}`;
      return failedCheck('state', message, pointer);
    }),
  };
}

/** The first member that can be the name of a resource. */
export function memberOf(
  body: unknown,
  members: readonly string[],
): { readonly member: string; readonly name: string } | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const member = members.find((each) => Object.hasOwn(body, each));
  const value: unknown = member === undefined ? undefined : Reflect.get(body, member);
  if (member === undefined || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
  return { member, name: String(value) };
}
