import type { ParameterDescriptor, ParameterLocation } from './descriptor.ts';
import { memberPointer, type ParameterError, type ParameterErrorCode, type UnknownName } from './error.ts';
import { NOT_ALLOWED } from './prototype-names.ts';

/** Errors of one request that are reported; more would help nobody, and their sender would choose what they cost. */
const MOST = 100;

/** Collects what is wrong with the parameters of one request while they are read. */
export class Report {
  readonly errors: ParameterError[] = [];
  /** Most requests have none. */
  #unknown: Map<string, UnknownName> | undefined;

  get unknown(): readonly UnknownName[] {
    return this.#unknown === undefined ? none : [...this.#unknown.values()];
  }

  /** Whether nothing more is taken. */
  get isFull(): boolean {
    return this.errors.length >= MOST;
  }

  /** Says what is wrong with a value of a parameter; `pointer` leads to it in the decoded values. */
  fail(
    parameter: ParameterDescriptor,
    pointer: string,
    [code, message]: readonly [ParameterErrorCode, string],
  ): void {
    if (this.isFull) return;
    this.errors.push({ parameter: parameter.name, in: parameter.in, pointer, code, message });
  }

  /** Refuses a name that would reach a prototype if it became the name of a member. */
  refuseName(name: string, location: ParameterLocation): void {
    if (this.isFull) return;
    const pointer = memberPointer('', name);
    this.errors.push({ parameter: name, in: location, pointer, code: 'name', message: NOT_ALLOWED });
  }

  /** Notes a name that nothing describes. */
  leaveOut(found: UnknownName): void {
    this.#unknown ??= new Map();
    if (this.#unknown.size < MOST) this.#unknown.set(found.name, found);
  }
}

const none: readonly UnknownName[] = [];

/** Text of a request for a message: quoted, with acting characters escaped, and cut to what can be read. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
