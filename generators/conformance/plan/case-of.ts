import { parameterLocations } from '../../source/structure.ts';
import type { Case, CaseKind, Trial } from '../../../runtime/conformance/case.ts';
import type { Operation } from '../../model/model.ts';
import { type RequestValues } from '../../sample/request.ts';
import type { Constraint, Covers, ParameterKey, PlannedCase } from '../planning.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Builds a case. `about` distinguishes it from others of its kind. */
export function caseOf(
  operation: Operation,
  given: {
    readonly kind: CaseKind;
    readonly about: string;
    readonly trial: Trial;
    readonly values?: RequestValues;
    readonly constraint?: Constraint;
    readonly writes?: boolean;
  },
): PlannedCase {
  const { kind, about, trial, values, constraint } = given;
  const each: Case = {
    id: [operation.id, kind, about].filter(Boolean).join(' '),
    operation: operation.id,
    kind,
    writes: given.writes ?? !SAFE.has(operation.method.toUpperCase()),
    trial,
  };
  return {
    case: each,
    source: values === undefined ? undefined : { operation, values },
    covers: coversOf(values, constraint),
  };
}

function coversOf(values: RequestValues | undefined, constraint: Constraint | undefined): Covers {
  const parameters = parameterLocations.flatMap((location): ParameterKey[] =>
    Object.keys(values?.parameters[location] ?? {}).map((name) => ({ in: location, name })),
  );
  const body = values?.body;
  // A body in the query has no media type.
  return { parameters, requestType: body?.inQuery === true ? undefined : body?.mediaType.type, constraint };
}
