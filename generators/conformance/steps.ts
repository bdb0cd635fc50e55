import type { CaseKind } from '../../runtime/conformance/case.ts';
import type { Operation } from '../model/model.ts';
import { caseKinds } from './plan/plan.ts';

/** A part of a run: which cases of which operations are tried, and how many at once. */
export interface Step {
  readonly of: (operation: Operation) => boolean;
  readonly kinds: readonly CaseKind[];
  /** Cases of a kind: one; one for each keyword that no case has broken yet; all. */
  readonly most: 'one' | 'keywords' | 'all';
  /** Share of the requests and of the time that may be used up by then: all unless given. */
  readonly until?: number;
}

const isDeletion = ({ method }: Operation): boolean => method === 'delete';
const isNoDeletion = (operation: Operation): boolean => !isDeletion(operation);
const isAny = (): boolean => true;
const others = caseKinds.filter((kind) => kind !== 'valid' && kind !== 'lifecycle');

/**
 * First what newly exercises most, so that a small budget shows something of each operation, of each kind of case and of
 * each keyword; what changes most comes last.
 */
export const steps: readonly Step[] = [
  { of: isNoDeletion, kinds: ['valid'], most: 'one' },
  { of: isNoDeletion, kinds: others, most: 'one' },
  { of: isNoDeletion, kinds: ['broken'], most: 'keywords' },
  { of: isAny, kinds: ['lifecycle'], most: 'all', until: 0.6 },
  { of: isNoDeletion, kinds: ['valid', 'bound'], most: 'all', until: 0.6 },
  { of: isDeletion, kinds: ['valid'], most: 'one' },
  { of: isDeletion, kinds: others, most: 'one' },
  { of: isAny, kinds: caseKinds, most: 'all' },
];

/** Reads before writes, lists before what is in them, deletions at the end. */
export function weightOf({ method, segments }: Operation): number {
  const ranks: { readonly [method: string]: number } = {
    get: 0,
    head: 0,
    options: 0,
    post: 1,
    put: 2,
    patch: 2,
    delete: 3,
  };
  const parameters = segments.flat().filter(({ kind }) => kind === 'parameter').length;
  return (ranks[method] ?? 2) * 100 + parameters;
}
