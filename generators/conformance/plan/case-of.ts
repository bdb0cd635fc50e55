import { parameterLocations } from '../../source/document/structure.ts';
import type { Case, CaseKind, SingleTrial, Trial } from '../../../runtime/conformance/case.ts';
import type { Operation } from '../../model/model.ts';
import type { RequestValues } from '../../sample/request.ts';
import type { Constraint, Covers, ParameterKey, PlannedCase, Planning } from '../planning.ts';
import { wireRequest } from '../wire.ts';

/** Methods that are sent without `--allow-writes`. Others may change resources even if the document says otherwise. */
const READS = new Set(['GET', 'HEAD']);

interface Given {
  readonly kind: CaseKind;
  /** Distinguishes the case from others of its kind. */
  readonly about: string;
  readonly trial: Trial;
  readonly values?: RequestValues | undefined;
  readonly constraint?: Constraint;
  readonly writes?: boolean;
}

/** A case of one request with these values; undefined if `wireRequest` finds none. */
export function requestCase(
  planning: Planning,
  operation: Operation,
  { expected, ...given }: Omit<Given, 'trial'> & Pick<SingleTrial, 'expected'>,
): PlannedCase | undefined {
  const request = wireRequest(planning, operation, given.values);
  return request && caseOf(operation, { ...given, trial: { type: 'single', request, expected } });
}

/** A case with its id, and what it covers. */
export function caseOf(operation: Operation, given: Given): PlannedCase {
  const { kind, about, trial, values, constraint } = given;
  const each: Case = {
    id: [operation.id, kind, about].filter(Boolean).join(' '),
    operation: operation.id,
    kind,
    writes: given.writes ?? !READS.has(operation.method.toUpperCase()),
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
