import type { ParameterDescriptor, ParameterLocation } from './descriptor.ts';
import { memberPointer, type ParameterError, type ParameterErrorCode, type UnknownName } from './error.ts';
import { NOT_ALLOWED } from './prototype-names.ts';

/** Maximum number of errors for one request, which limits the size of the response. */
const MOST = 100;

/** Collects the errors of the parameters of one request. */
export class Report {
  readonly errors: ParameterError[] = [];
  /** Created for the first name, as most requests have none. */
  #unknown: Map<string, UnknownName> | undefined;

  get unknown(): readonly UnknownName[] {
    return this.#unknown === undefined ? none : [...this.#unknown.values()];
  }

  /** Whether further errors are ignored. */
  get isFull(): boolean {
    return this.errors.length >= MOST;
  }

  /** Reports an error of a value of a parameter; `pointer` is its JSON Pointer in the decoded values. */
  fail(
    parameter: ParameterDescriptor,
    pointer: string,
    [code, message]: readonly [ParameterErrorCode, string],
  ): void {
    if (this.isFull) return;
    this.errors.push({ parameter: parameter.name, in: parameter.in, pointer, code, message });
  }

  /** Reports a name that would reach a prototype. */
  refuseName(name: string, location: ParameterLocation): void {
    if (this.isFull) return;
    const pointer = memberPointer('', name);
    this.errors.push({ parameter: name, in: location, pointer, code: 'name', message: NOT_ALLOWED });
  }

  /** Reports a name that is not described. */
  addUnknown(found: UnknownName): void {
    this.#unknown ??= new Map();
    if (this.#unknown.size < MOST) this.#unknown.set(found.name, found);
  }
}

const none: readonly UnknownName[] = [];

/** Quotes text of a request in a message: control characters are escaped, long text is shortened. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
