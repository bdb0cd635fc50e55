import { nextLink } from '../client/link.ts';
import { isAnswer, jsonOf, type Answer } from './answer.ts';
import type { LifecycleTrial, MakingStep, Step } from './case.ts';
import { checkAnswer } from './check-answer.ts';
import { fault, quoted } from './fault.ts';
import { changedMembers } from './kept.ts';
import type { Outcome, Surroundings } from './run-case.ts';

/** Pages of a list that are looked through for what was made. */
const MOST_PAGES_OF_LIST = 12;

/**
 * Makes a thing, reads it where its name and `Location` lead, finds it in the list, changes it, deletes it and looks
 * whether it is gone. What was sent has to be what is read. A server that gives something for names that it never gave
 * keeps nothing, and says nothing here.
 */
export async function runLifecycle(trial: LifecycleTrial, surroundings: Surroundings): Promise<Outcome> {
  const life = new Life(trial, surroundings);
  const unknown = await life.meetStranger();
  if (unknown !== undefined) return unknown;
  const made = await life.make();
  if ('faults' in made) return made;
  const seen: Outcome[] = [];
  for (const look of [life.read, life.follow, life.list, life.update]) {
    seen.push(await look.call(life, made));
    if (seen.some(({ faults }) => faults.length > 0)) break;
  }
  // What was made is taken away whatever came of reading it.
  seen.push(await life.remove(made));
  return (
    seen.find(({ faults }) => faults.length > 0) ??
    seen.find(({ notExercised }) => notExercised !== undefined) ??
    fine
  );
}

/** Something that a server has made. */
interface Made {
  readonly name: string;
  /** The member of the body that held the name; undefined where `Location` did. */
  readonly member: string | undefined;
  /** Whether the document leaves open that this is its name. */
  readonly isGuess: boolean;
  readonly location: string | null;
  readonly kept: MakingStep['kept'];
}

class Life {
  readonly #trial: LifecycleTrial;
  readonly #surroundings: Surroundings;
  /** Whether the list has shown the thing: then it does not leave it out for reasons of its own. */
  #wasListed = false;

  constructor(trial: LifecycleTrial, surroundings: Surroundings) {
    this.#trial = trial;
    this.#surroundings = surroundings;
  }

  /** Why nothing can be seen, where no name is unknown to the server. */
  async meetStranger(): Promise<Outcome | undefined> {
    let status = 0;
    for (const name of this.#trial.strangers) {
      const answer = await this.#ask(this.#trial.read, name);
      if ('faults' in answer) return answer;
      ({ status } = answer);
      if (status === 401) return idle('reading has the response 401');
      if (status >= 400) return undefined;
    }
    return idle(`the server responds with ${status} for a name that it never gave`);
  }

  async make(): Promise<Made | Outcome> {
    let refused: Outcome | undefined;
    for (const create of this.#trial.creates) {
      const answer = await this.#ask(create, '');
      if ('faults' in answer) return answer;
      if (answer.status >= 300) {
        refused ??= idle(`nothing could be made: ${create.request.method} responds with ${answer.status}`);
        continue;
      }
      const held = await this.#hold(answer, create);
      if (held.faults.length > 0) return held;
      if (answer.status === 202) return idle('the server makes it later');
      return this.#nameOf(answer, create);
    }
    return refused ?? idle('nothing could be made');
  }

  #nameOf(answer: Answer, { kept, request }: MakingStep): Made | Outcome {
    const { names, guesses } = this.#trial;
    const body = jsonOf(answer);
    const location = answer.headers.get('location');
    const found = (member: string | undefined, name: string, isGuess: boolean): Made => ({
      name,
      member,
      isGuess,
      location,
      kept,
    });
    const sure = memberOf(body, names);
    if (sure !== undefined) return found(sure.member, sure.name, false);
    const path = location === null ? undefined : this.#surroundings.target.targetOf(location, request);
    const list = pathOf(request.target);
    const last = path?.startsWith(`${list}/`) === true ? pathOf(path).slice(list.length + 1) : '';
    if (/^[^/]+$/.test(last)) return found(undefined, decoded(last), false);
    const guess = memberOf(body, guesses);
    if (guess !== undefined) return found(guess.member, guess.name, true);
    return idle('the response does not have the name of what was made');
  }

  async read({ name, member, isGuess, kept }: Made): Promise<Outcome> {
    const answer = await this.#ask(this.#trial.read, name);
    if ('faults' in answer) return answer;
    if (answer.status === 404 && isGuess) return idle('the response does not have the name of what was made');
    if (answer.status !== 200)
      return wrongLifecycle(`responds with ${answer.status} for ${name}, which was just made`);
    const held = await this.#hold(answer, this.#trial.read);
    if (held.faults.length > 0) return held;
    const body = jsonOf(answer);
    const other = member === undefined ? undefined : memberOf(body, [member])?.name;
    if (other !== undefined && other !== name)
      return wrongLifecycle(`gives ${other} for ${name}, which was just made`);
    return compareKept(kept, body, 'was made');
  }

  /** Where `Location` leads, as far as that is this server (RFC 9110, section 10.2.2). */
  async follow({ name, member, location }: Made): Promise<Outcome> {
    const { read, creates } = this.#trial;
    const from = creates[0]?.request ?? read.request;
    const target =
      location === null ? undefined : this.#surroundings.target.targetOf(location, from, read.request);
    if (target === undefined || target === read.request.target.replace('{}', encodeURIComponent(name)))
      return fine;
    const answer = await this.#surroundings.target.send({ ...read.request, target });
    if (!isAnswer(answer)) return wrongLifecycle(`gives no response: ${answer.reason}`);
    const other = member === undefined ? undefined : memberOf(jsonOf(answer), [member])?.name;
    const isThere = answer.status === 200 && (other === undefined || other === name);
    return isThere
      ? fine
      : wrongLifecycle(
          `gives ${quoted(location ?? '')} as the place of ${name}, which is not there`,
          '/Location',
        );
  }

  /** What the list says of the thing. It may leave things out: then it says nothing. */
  async list(made: Made): Promise<Outcome> {
    const item = await this.#inList(made);
    this.#wasListed = item !== undefined;
    return item === undefined ? fine : compareKept(made.kept, item, 'was made, in the list');
  }

  /** The thing as the list has it. */
  async #inList({ name, member }: Made): Promise<unknown> {
    const { list } = this.#trial;
    if (list === undefined || member === undefined) return undefined;
    let target: string | undefined = list.request.target;
    for (let page = 0; page < MOST_PAGES_OF_LIST && target !== undefined; page += 1) {
      const answer = await this.#surroundings.target.send({ ...list.request, target });
      const items: unknown = isAnswer(answer) && answer.status === 200 ? jsonOf(answer) : undefined;
      if (!isAnswer(answer) || !Array.isArray(items)) return undefined;
      const item: unknown = items.find((each) => memberOf(each, [member])?.name === name);
      if (item !== undefined) return item;
      const next = nextLink(answer.headers.get('link'));
      target =
        next === undefined
          ? undefined
          : this.#surroundings.target.targetOf(next, { ...list.request, target });
    }
    return undefined;
  }

  async update(made: Made): Promise<Outcome> {
    const { name } = made;
    const { update, read } = this.#trial;
    if (update === undefined) return fine;
    const before = await this.#ask(read, name);
    const answer = await this.#ask(update, name);
    if ('faults' in answer) return answer;
    const { method } = update.request;
    if (answer.status >= 300)
      return idle(`nothing could be changed: ${method} responds with ${answer.status}`);
    const held = await this.#hold(answer, update);
    if (held.faults.length > 0 || answer.status === 202) return held;
    const after = await this.#ask(read, name);
    if ('faults' in after) return after;
    if (after.status !== 200)
      return wrongLifecycle(`responds with ${after.status} for ${name}, which was just changed`);
    const kept = compareKept(update.kept, jsonOf(after), `was changed by ${method}`);
    if (kept.faults.length > 0) return kept;
    if (!('faults' in before) && hasStaleTag(before, after))
      return wrongLifecycle(`gives the ETag that ${name} had before it was changed`, '/ETag');
    const item = this.#wasListed ? await this.#inList(made) : undefined;
    return item === undefined
      ? fine
      : compareKept(update.kept, item, `was changed by ${method}, in the list`);
  }

  async remove(made: Made): Promise<Outcome> {
    const { name } = made;
    const { read, remove } = this.#trial;
    if (remove === undefined) return fine;
    const answer = await this.#ask(remove, name);
    if ('faults' in answer) return answer;
    if (answer.status >= 300)
      return idle(`nothing could be deleted: ${remove.request.method} responds with ${answer.status}`);
    const held = await this.#hold(answer, remove);
    // Some services delete later, and say so.
    if (held.faults.length > 0 || answer.status === 202) return held;
    const gone = await this.#ask(read, name);
    if ('faults' in gone) return gone;
    if (!isGone(gone))
      return wrongLifecycle(`responds with ${gone.status} for ${name}, which was just deleted`);
    const head = await this.#ask({ ...read, request: { ...read.request, method: 'HEAD' } }, name);
    if (!('faults' in head) && head.status < 300)
      return wrongLifecycle(`responds with ${head.status} to HEAD for ${name}, which was just deleted`);
    if (this.#wasListed && (await this.#inList(made)) !== undefined)
      return wrongLifecycle(`lists ${name}, which was just deleted`);
    return this.#changeDeleted(name);
  }

  /** What is deleted cannot be changed, unless the document says that the change makes it (RFC 9110, section 9.3.4). */
  async #changeDeleted(name: string): Promise<Outcome> {
    const { update, remove } = this.#trial;
    if (update === undefined) return fine;
    const responses = await this.#surroundings.responsesOf(update.operation);
    if (Object.hasOwn(responses, '201') || !Object.hasOwn(responses, '404')) return fine;
    const answer = await this.#ask(update, name);
    if ('faults' in answer || answer.status >= 300) return 'faults' in answer ? answer : fine;
    if (remove !== undefined) await this.#ask(remove, name);
    const { method } = update.request;
    return wrongLifecycle(`responds with ${answer.status} to ${method} for ${name}, which was just deleted`);
  }

  /** Sends a request with a name in its place; what comes of it where there is no response. */
  async #ask({ request }: Step, name: string): Promise<Answer | Outcome> {
    const target = request.target.replace('{}', encodeURIComponent(name));
    const received = await this.#surroundings.target.send({ ...request, target });
    return isAnswer(received) ? received : wrongLifecycle(`gives no response: ${received.reason}`);
  }

  async #hold(answer: Answer, { operation, request }: Step): Promise<Outcome> {
    return { faults: checkAnswer(answer, await this.#surroundings.responsesOf(operation), request.method) };
  }
}

const fine: Outcome = { faults: [] };

function isGone({ status }: Answer): boolean {
  return status === 404 || status === 410;
}

/** Whether what differs in its bytes has the same strong ETag as before (RFC 9110, section 8.8.1). */
function hasStaleTag(before: Answer, after: Answer): boolean {
  const [old, now] = [before, after].map(({ headers }) => headers.get('etag'));
  if (old === undefined || old === null || old !== now || old.startsWith('W/')) return false;
  const [one, other] = [before.body, after.body];
  const isSame = one.length === other.length && one.every((byte, index) => byte === other[index]);
  return before.status === 200 && !isSame;
}

function wrongLifecycle(message: string, pointer = ''): Outcome {
  return { faults: [fault('lifecycle', message, pointer)] };
}

function idle(notExercised: string): Outcome {
  return { faults: [], notExercised };
}

function compareKept(kept: MakingStep['kept'], body: unknown, what: string): Outcome {
  return {
    faults: changedMembers(kept, body).map(({ pointer, sent, received }) =>
      fault(
        'state',
        `gives ${quoted(JSON.stringify(received))} for ${pointer}, and ${quoted(JSON.stringify(sent))} was sent when it ${what}`,
        pointer,
      ),
    ),
  };
}

function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The first of some members that can be the name of a thing. */
function memberOf(
  body: unknown,
  members: readonly string[],
): { readonly member: string; readonly name: string } | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const member = members.find((each) => Object.hasOwn(body, each));
  const value: unknown = member === undefined ? undefined : Reflect.get(body, member);
  if (member === undefined || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
  return { member, name: String(value) };
}
