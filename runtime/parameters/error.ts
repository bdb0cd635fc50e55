import type { ParameterLocation, ParameterValues } from './descriptor.ts';

/**
 * What can be wrong with a parameter:
 * - `missing`: required and not there;
 * - `type`: the text does not stand for a value of the type;
 * - `shape`: a list, an object or a single value where another of these is described;
 * - `conflict`: the same name is used in two shapes (`a=1&a[]=2`);
 * - `index`: numbered items that do not count from zero without a gap;
 * - `encoding`: percent-encoding that is malformed or is not UTF-8;
 * - `name`: a member whose name would reach a prototype (`__proto__`), which is left out;
 * - `too-long`, `too-many`, `too-deep`: beyond the limits. A server responds to `too-long` with 414 for a query and
 *   with 413 for a form, and to everything else with 400.
 */
export type ParameterErrorCode =
  | 'missing'
  | 'type'
  | 'shape'
  | 'conflict'
  | 'index'
  | 'encoding'
  | 'name'
  | 'too-long'
  | 'too-many'
  | 'too-deep';

export interface ParameterError {
  /** Name on the wire; empty where the whole text is meant. */
  readonly parameter: string;
  readonly in: ParameterLocation;
  /** JSON Pointer (RFC 6901) into the decoded values: `/ids[]/0`. */
  readonly pointer: string;
  readonly code: ParameterErrorCode;
  readonly message: string;
}

/** What was decoded. A value that does not fit its type stands there as it was sent, with an error beside it. */
export interface Decoded {
  readonly values: ParameterValues;
  readonly errors: readonly ParameterError[];
  /** What nothing describes, each name once. Their values are left out. */
  readonly unknown: readonly UnknownName[];
}

/** Something that was sent and that nothing describes. */
export interface UnknownName {
  /** On the wire: `nope`, `not[nope]`. */
  readonly name: string;
  /** JSON Pointer (RFC 6901) to where its value would stand among the decoded ones: `/nope`, `/not/nope`. */
  readonly pointer: string;
}

/** JSON Pointer of a member of what a pointer names. */
export function memberPointer(pointer: string, member: string | number): string {
  return `${pointer}/${String(member).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The names and numbers that a JSON Pointer leads through. */
export function pointerSteps(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
