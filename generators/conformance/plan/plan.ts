import type { CaseKind } from '../../../runtime/conformance/case.ts';
import type { Operation } from '../../model/model.ts';
import type { Plan, PlannedCase, Planning } from '../planning.ts';
import { bodyCases } from './body.ts';
import { boundCases } from './bound.ts';
import { brokenCases } from './broken.ts';
import { credentialsCases } from './credentials.ts';
import { headCases } from './head.ts';
import { hostileCases } from './hostile.ts';
import { lifecycleCases } from './lifecycle.ts';
import { methodCases } from './method.ts';
import { pagesCases } from './pages.ts';
import { gaps, noTrace, type Planned } from './planned.ts';
import { ifRespondable } from './respondable.ts';
import { responseCases } from './response.ts';
import { validCases } from './valid.ts';

/** The kinds of cases, from those that only read to those that change most. */
const planners: readonly (readonly [CaseKind, (planning: Planning, operation: Operation) => Planned])[] = [
  ['valid', ifRespondable(validCases)],
  ['response', responseCases],
  ['head', ifRespondable(headCases)],
  ['pages', ifRespondable(pagesCases)],
  ['bound', ifRespondable(boundCases)],
  ['hostile', ifRespondable(hostileCases)],
  ['credentials', credentialsCases],
  ['method', methodCases],
  ['broken', brokenCases],
  ['malformed', (planning, operation) => bodyCases(planning, operation, 'malformed')],
  ['media-type', (planning, operation) => bodyCases(planning, operation, 'media-type')],
  ['lifecycle', ifRespondable(lifecycleCases)],
];

export const caseKinds: readonly CaseKind[] = planners.map(([kind]) => kind);

/** The plan of an operation while it is being made: each kind of cases continues where it stopped. */
export class OpenPlan {
  readonly operation: Operation;
  readonly #streams: ReadonlyMap<CaseKind, Planned>;
  readonly #made: ReadonlyMap<CaseKind, PlannedCase[]>;
  /** Finished kinds, with the reason if they had no cases. */
  readonly #ended = new Map<CaseKind, string | undefined>();

  constructor(planning: Planning, operation: Operation) {
    this.operation = operation;
    this.#streams = new Map(
      planners.map(([kind, plan]) => [
        kind,
        operation.method === 'trace' ? withoutTrace() : plan(planning, operation),
      ]),
    );
    this.#made = new Map(planners.map(([kind]) => [kind, []]));
  }

  /** The next case of a kind; undefined where there are no more. */
  next(kind: CaseKind): PlannedCase | undefined {
    if (this.#ended.has(kind)) return undefined;
    const next = this.#streams.get(kind)?.next();
    if (next === undefined || next.done === true) {
      this.#ended.set(kind, next?.value);
      return undefined;
    }
    this.#made.get(kind)?.push(next.value);
    return next.value;
  }

  hasEnded(kind: CaseKind): boolean {
    return this.#ended.has(kind);
  }

  /** The cases that were made so far. */
  plan(): Plan {
    return {
      operation: this.operation,
      cases: [...this.#made.values()].flat(),
      missing: [...this.#made].flatMap(([kind, cases]) => {
        const why = this.#ended.get(kind);
        return cases.length > 0 || why === undefined ? [] : [{ kind, why, applies: gaps.has(why) }];
      }),
      open: caseKinds.filter((kind) => !this.#ended.has(kind)),
    };
  }
}

/** No cases for a method that requests of programs cannot have (Fetch, section 2.2.1). */
// oxlint-disable-next-line require-yield -- the reason is what it returns
function* withoutTrace(): Planned {
  return noTrace;
}

/** All cases of an operation, from those that only read to those that change most. */
export function planOperation(planning: Planning, operation: Operation): Plan {
  const open = new OpenPlan(planning, operation);
  for (const kind of caseKinds) while (open.next(kind) !== undefined);
  return open.plan();
}
