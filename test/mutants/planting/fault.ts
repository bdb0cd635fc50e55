/** A fault in one module, and the tests that must see it. */
export interface PlantedFault {
  readonly name: string;
  /** Below the folder of the table: `generated/` for copies, the repository for sources. */
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

export function faultsOf(lines: readonly Line[]): readonly PlantedFault[] {
  return lines.map(([name, path, from, to, ...tests]) => ({ name, path, from, to, tests }));
}

/** The text of a module with its fault. Throws if there is nothing to plant it in. */
export function withFault({ path, from, to }: PlantedFault, before: string): string {
  if (!before.includes(from)) throw new Error(`There is nothing to plant in ${path}: ${from}`);
  return before.replace(from, () => to);
}
