import type { Mutant } from './mutants.ts';

export interface Outcome {
  readonly mutant: Mutant;
  /** The case that caught it. */
  readonly caughtBy: string | undefined;
  /** Why it is none. */
  readonly why: string | undefined;
}

/** How many of the planted were caught, by artifact and kind, and the rest one by one. */
export function printScore(outcomes: readonly Outcome[]): string {
  const kinds = Map.groupBy(outcomes, ({ mutant }) => `${mutant.artifact} ${mutant.kind}`);
  const rest = outcomes.filter(({ caughtBy }) => caughtBy === undefined);
  return [
    ...[...kinds].map(([kind, all]) => {
      const caught = all.flatMap(({ caughtBy }) => caughtBy ?? []);
      return `${kind}: caught ${caught.length} of ${all.length} planted by ${[...new Set(caught)].join(', ')}`;
    }),
    ...rest.map(
      ({ mutant, why }) =>
        `not caught: ${mutant.kind} in ${mutant.path}: ${mutant.what}\n  ${why ?? 'NOT EXPLAINED'}`,
    ),
    `caught ${outcomes.length - rest.length} of ${outcomes.length} planted`,
  ].join('\n');
}
