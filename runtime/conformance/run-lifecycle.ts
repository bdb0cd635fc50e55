import { isAnswer, jsonOf, type Answer } from './answer.ts';
import type { LifecycleTrial, WireRequest } from './case.ts';
import { checkAnswer } from './check-answer.ts';
import { fault } from './fault.ts';
import type { Outcome, Surroundings } from './run-case.ts';

/**
 * Makes a thing, reads it, deletes it and looks whether it is gone. A server that answers for a name that it never gave
 * keeps nothing, and says nothing here.
 */
export async function runLifecycle(trial: LifecycleTrial, surroundings: Surroundings): Promise<Outcome> {
  const life = new Life(trial, surroundings);
  const unknown = await life.ask(trial.read, trial.stranger);
  if ('faults' in unknown) return unknown;
  if (unknown.status < 400) return idle(`the server answers ${unknown.status} for a name that it never gave`);
  const made = await life.make();
  if (typeof made !== 'string') return made;
  const read = await life.read(made);
  // What was made is taken away whatever came of reading it.
  const removed = await life.remove(made);
  return read.faults.length > 0 ? read : removed;
}

class Life {
  readonly #trial: LifecycleTrial;
  readonly #surroundings: Surroundings;

  constructor(trial: LifecycleTrial, surroundings: Surroundings) {
    this.#trial = trial;
    this.#surroundings = surroundings;
  }

  /** Sends a request with a name in its place; what comes of it where there is no answer. */
  async ask(request: WireRequest, name: string): Promise<Answer | Outcome> {
    const target = request.target.replace('{}', encodeURIComponent(name));
    const received = await this.#surroundings.target.send({ ...request, target });
    return isAnswer(received) ? received : wrong(`does not answer: ${received.reason}`);
  }

  /** The name of what was made. */
  async make(): Promise<string | Outcome> {
    const { create, operations, names } = this.#trial;
    const answer = await this.ask(create, '');
    if ('faults' in answer) return answer;
    if (answer.status >= 300) return idle(`nothing could be made: ${create.method} answers ${answer.status}`);
    const held = await this.#hold(answer, operations.create, create.method);
    if (held.faults.length > 0) return held;
    return nameOf(jsonOf(answer), names) ?? idle('the answer does not tell the name of what was made');
  }

  async read(name: string): Promise<Outcome> {
    const { read, operations, names } = this.#trial;
    const answer = await this.ask(read, name);
    if ('faults' in answer) return answer;
    if (answer.status !== 200) return wrong(`answers ${answer.status} for ${name}, which was just made`);
    const held = await this.#hold(answer, operations.read, read.method);
    if (held.faults.length > 0) return held;
    const other = nameOf(jsonOf(answer), names);
    return other === name ? fine : wrong(`gives ${other ?? 'nothing'} for ${name}, which was just made`);
  }

  async remove(name: string): Promise<Outcome> {
    const { read, remove, operations } = this.#trial;
    if (remove === undefined || operations.remove === undefined) return fine;
    const answer = await this.ask(remove, name);
    if ('faults' in answer) return answer;
    if (answer.status >= 300)
      return idle(`nothing could be deleted: ${remove.method} answers ${answer.status}`);
    const held = await this.#hold(answer, operations.remove, remove.method);
    // Some services delete later, and say so.
    if (held.faults.length > 0 || answer.status === 202) return held;
    const gone = await this.ask(read, name);
    if ('faults' in gone || gone.status === 404 || gone.status === 410) return 'faults' in gone ? gone : fine;
    return wrong(`answers ${gone.status} for ${name}, which was just deleted`);
  }

  async #hold(answer: Answer, operation: string, method: string): Promise<Outcome> {
    return { faults: checkAnswer(answer, await this.#surroundings.responsesOf(operation), method) };
  }
}

const fine: Outcome = { faults: [] };

function wrong(message: string): Outcome {
  return { faults: [fault('lifecycle', message)] };
}

function idle(notExercised: string): Outcome {
  return { faults: [], notExercised };
}

/** The name by which a thing is asked for. */
function nameOf(body: unknown, names: readonly string[]): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const name = names.find((each) => Object.hasOwn(body, each));
  const value: unknown = name === undefined ? undefined : Reflect.get(body, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
