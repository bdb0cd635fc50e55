/** A fault in a copy of the runtime that an output carries, and the tests that have to see it. */
export interface CopyFault {
  readonly name: string;
  /** Below `generated/`. */
  readonly path: string;
  readonly from: string;
  readonly to: string;
  /** Files below `test/`. */
  readonly tests: readonly string[];
}

export type Line = readonly [
  name: string,
  path: string,
  from: string,
  to: string,
  ...tests: readonly string[],
];

export function faultsOf(lines: readonly Line[]): readonly CopyFault[] {
  return lines.map(([name, path, from, to, ...tests]) => ({ name, path, from, to, tests }));
}
