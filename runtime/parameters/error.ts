import type { ParameterLocation, ParameterValues } from './descriptor.ts';

/**
 * The errors of a parameter:
 * - `missing`: required and absent;
 * - `type`: the text does not represent a value of the type;
 * - `shape`: a list, an object or a single value instead of another of these;
 * - `conflict`: the same name is used in two shapes (`a=1&a[]=2`);
 * - `index`: numbered items that do not count from zero without a gap;
 * - `encoding`: percent-encoding that is malformed or not UTF-8;
 * - `name`: a member whose name would reach a prototype (`__proto__`), which is left out;
 * - `too-long`, `too-many`, `too-deep`: beyond the limits. A server responds to `too-long` with 414 for a query and 413 for
 *   a form, and to all others with 400.
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
  /** The name that was sent; empty if the error is about the whole text. */
  readonly parameter: string;
  readonly in: ParameterLocation;
  /** JSON Pointer (RFC 6901) into the decoded values: `/ids[]/0`. */
  readonly pointer: string;
  readonly code: ParameterErrorCode;
  readonly message: string;
}

/** The decoded values. A value that does not match its type is the text that was sent, and has an error. */
export interface Decoded {
  readonly values: ParameterValues;
  readonly errors: readonly ParameterError[];
  /** Names that are not described, without duplicates. Their values are left out. */
  readonly unknown: readonly UnknownName[];
}

/** A name that was sent and is not described. */
export interface UnknownName {
  /** As it was sent: `nope`, `not[nope]`. */
  readonly name: string;
  /** JSON Pointer (RFC 6901) of its value in the decoded ones: `/nope`, `/not/nope`. */
  readonly pointer: string;
}

/** The JSON Pointer of a member of the value at a pointer. */
export function memberPointer(pointer: string, member: string | number): string {
  return `${pointer}/${String(member).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The names and indexes in a JSON Pointer. */
export function pointerSteps(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
