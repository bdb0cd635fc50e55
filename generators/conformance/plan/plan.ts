import type { Operation } from '../../model/model.ts';
import type { Plan, PlannedCase, Planning } from '../planning.ts';
import { bodyCases } from './body.ts';
import { brokenCases } from './broken.ts';
import { credentialsCases } from './credentials.ts';
import { headCases } from './head.ts';
import { hostileCases } from './hostile.ts';
import { lifecycleCases } from './lifecycle.ts';
import { methodCases } from './method.ts';
import { pagesCases } from './pages.ts';
import { noRequest, type Planned } from './planned.ts';
import { responseCases } from './response.ts';
import { validCases } from './valid.ts';

/** All cases of an operation, from those that read to those that change most. */
export function planOperation(planning: Planning, operation: Operation): Plan {
  const valid = validCases(planning, operation);
  const kinds = [
    ['valid', valid.length === 0 ? noRequest : valid],
    ['response', responseCases(planning, operation)],
    ['head', headCases(planning, operation)],
    ['pages', pagesCases(planning, operation)],
    ['hostile', hostileCases(planning, operation)],
    ['credentials', credentialsCases(planning, operation)],
    ['method', methodCases(planning, operation)],
    ['broken', orWhy(brokenCases(planning, operation), 'the document forbids nothing that can be sent')],
    ['malformed', bodyCases(planning, operation, 'malformed')],
    ['media-type', bodyCases(planning, operation, 'media-type')],
    ['lifecycle', lifecycleCases(planning, operation)],
  ] as const satisfies readonly (readonly [PlannedCase['case']['kind'], Planned])[];
  return {
    operation,
    cases: kinds.flatMap(([, planned]) => (typeof planned === 'string' ? [] : planned)),
    missing: kinds.flatMap(([kind, planned]) =>
      typeof planned === 'string' ? [{ kind, why: planned, applies: planned === noRequest }] : [],
    ),
  };
}

function orWhy(cases: readonly PlannedCase[], why: string): Planned {
  return cases.length === 0 ? why : cases;
}
