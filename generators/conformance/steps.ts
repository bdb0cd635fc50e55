import type { CaseKind } from '../../runtime/conformance/case.ts';
import type { Operation } from '../model/model.ts';
import { caseKinds } from './plan/plan.ts';

/** A part of a run: which cases of which operations are tried. */
export interface Step {
  readonly of: (operation: Operation) => boolean;
  readonly kinds: readonly CaseKind[];
  /** One case of each kind, all, or those that break a keyword which no case of the operation has broken yet. */
  readonly most: 'one' | 'keywords' | 'all';
  /** The step ends when this share of the requests or of the time is used; 1 by default. */
  readonly until?: number;
}

const isDeletion = ({ method }: Operation): boolean => method === 'delete';
const isNoDeletion = (operation: Operation): boolean => !isDeletion(operation);
const isAny = (): boolean => true;
const others = caseKinds.filter((kind) => kind !== 'valid' && kind !== 'lifecycle');

/**
 * The steps of a run. The first ones exercise each operation, each kind of case and each keyword, so that a small budget
 * covers them. Deletions come last.
 */
export const steps: readonly Step[] = [
  { of: isNoDeletion, kinds: ['valid'], most: 'one' },
  { of: isNoDeletion, kinds: others, most: 'one' },
  { of: isNoDeletion, kinds: ['broken'], most: 'keywords' },
  { of: isAny, kinds: ['lifecycle'], most: 'all', until: 0.6 },
  { of: isNoDeletion, kinds: ['valid', 'bound'], most: 'all', until: 0.6 },
  // Deletions remove the resources that other operations need.
  { of: isNoDeletion, kinds: caseKinds, most: 'all', until: 0.8 },
  { of: isDeletion, kinds: ['valid'], most: 'one' },
  { of: isDeletion, kinds: others, most: 'one' },
  { of: isAny, kinds: caseKinds, most: 'all' },
];

/** Reads come before writes, lists before their items, and deletions last. */
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
