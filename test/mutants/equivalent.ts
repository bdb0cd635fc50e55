import type { Mutant } from './mutants.ts';

/** Faults that are none: what changes in the text changes nothing in what it says or does. */
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
  {
    kind: 'dropParameter',
    what: /^\{ name: '(favicon|header_logo|logo|pwa_icon)', in: 'form'/,
    why: 'A client sends files as they are, without a descriptor.',
  },
  {
    kind: 'renameParameter',
    what: /^\{ name: '(favicon|header_logo|logo|pwa_icon)', in: 'form'/,
    why: 'A client sends files as they are, without a descriptor.',
  },
  {
    kind: 'dropPercent2F',
    what: /\{encodeStrictly\(name\)\.replaceAll/,
    why: 'No name of a query parameter has a slash, and in a query it may stand for itself.',
  },
];

/** Why a fault is none; undefined where it is one. */
export function whyEquivalent({ kind, what }: Mutant): string | undefined {
  return equivalents.find((each) => each.kind === kind && each.what.test(what))?.why;
}
