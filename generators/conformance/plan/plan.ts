import { jsonText } from '../../../runtime/contract/json-text.ts';
import type { CaseKind } from '../../../runtime/conformance/case.ts';
import { OutOfBudget } from '../../../runtime/conformance/target.ts';
import type { Operation } from '../../model/model.ts';
import { unlimited, type Effort } from '../../sample/effort.ts';
import { needsForbiddenHeader } from '../client-headers.ts';
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
import { gaps, noTrace, noUpgrade, noHeader, type Planned } from './planned.ts';
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

/** Characters of a case that count as one step of effort, as cases take up memory. */
const CHARACTERS = 20;

/** The plan of an operation, which makes its cases one at a time. */
export class OpenPlan {
  readonly operation: Operation;
  readonly #streams: ReadonlyMap<CaseKind, Planned>;
  readonly #cases: ReadonlyMap<CaseKind, PlannedCase[]>;
  /** Finished kinds, with the reason if they had no cases. */
  readonly #ended = new Map<CaseKind, string | undefined>();
  /** Kinds whose effort is used up. */
  readonly #cut = new Set<CaseKind>();
  readonly #efforts: ReadonlyMap<CaseKind, Effort>;

  /** @param effort makes the effort for one kind of cases, which ends with an `OutOfBudget` */
  constructor(planning: Planning, operation: Operation, effort: () => Effort) {
    const { sampler } = planning;
    this.operation = operation;
    this.#efforts = new Map(caseKinds.map((kind) => [kind, effort()]));
    const why = unsendable(operation);
    this.#streams = new Map(
      planners.map(([kind, plan]) => {
        const limited = { ...planning, sampler: sampler.within(this.#efforts.get(kind) ?? unlimited) };
        return [kind, why === undefined ? plan(limited, operation) : without(why)];
      }),
    );
    this.#cases = new Map(planners.map(([kind]) => [kind, []]));
  }

  /** The next case of a kind; undefined if there are no more, or if the effort is used up. */
  next(kind: CaseKind): PlannedCase | undefined {
    if (this.#ended.has(kind) || this.#cut.has(kind)) return undefined;
    try {
      return this.#advance(kind);
    } catch (error) {
      if (!(error instanceof OutOfBudget)) throw error;
      this.#cut.add(kind);
      return undefined;
    }
  }

  #advance(kind: CaseKind): PlannedCase | undefined {
    const next = this.#streams.get(kind)?.next();
    if (next === undefined || next.done === true) {
      this.#ended.set(kind, next?.value);
      return undefined;
    }
    this.#efforts.get(kind)?.spend(Math.ceil(jsonText(next.value.case).length / CHARACTERS));
    this.#cases.get(kind)?.push(next.value);
    return next.value;
  }

  hasEnded(kind: CaseKind): boolean {
    return this.#ended.has(kind);
  }

  /** The cases that were made so far. */
  plan(): Plan {
    return {
      operation: this.operation,
      cases: [...this.#cases.values()].flat(),
      missing: [...this.#cases].flatMap(([kind, cases]) => {
        const why = this.#ended.get(kind);
        return cases.length > 0 || why === undefined ? [] : [{ kind, why, applies: gaps.has(why) }];
      }),
      open: caseKinds.filter((kind) => !this.#ended.has(kind)),
    };
  }
}

/** Why clients cannot send the requests of an operation, such as TRACE (Fetch, section 2.2.1). */
function unsendable(operation: Operation): string | undefined {
  if (operation.method === 'trace') return noTrace;
  if (needsForbiddenHeader(operation)) return noHeader;
  return changesProtocol(operation) ? noUpgrade : undefined;
}

/**
 * Whether an operation can only change to another protocol, such as WebSocket (RFC 9110, section 15.2.2). If 426 is
 * documented, it can also be called without that.
 */
function changesProtocol({ responses }: Operation): boolean {
  const statuses = responses.map(({ status }) => status);
  return statuses.includes('101') && !statuses.some((status) => /^(?:[23]..|4XX|426|default)$/.test(status));
}

// oxlint-disable-next-line require-yield -- it returns the reason
function* without(why: string): Planned {
  return why;
}

/** All cases of an operation within the effort for each kind. Kinds whose effort is used up are open. */
export function planOperation(
  planning: Planning,
  operation: Operation,
  effort: () => Effort = () => unlimited,
): Plan {
  const open = new OpenPlan(planning, operation, effort);
  for (const kind of caseKinds) while (open.next(kind) !== undefined);
  return open.plan();
}
