import type { Mutant } from './mutants.ts';

/** Faults that are none: the changed text says and does the same. */
interface Equivalent {
  readonly kind: string;
  readonly what: RegExp;
  readonly why: string;
}

const equivalents: readonly Equivalent[] = [
  {
    kind: 'wrongStyle',
    what: /name: '\w+\[\]'|style: 'deepObject'/,
    why: 'A list whose name ends in [], or whose style is deepObject, repeats its name whatever `explode` says.',
  },
];

/** Why a fault is none; undefined if it is one. */
export function whyEquivalent({ kind, what }: Mutant): string | undefined {
  return equivalents.find((each) => each.kind === kind && each.what.test(what))?.why;
}
