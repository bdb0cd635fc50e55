import type { Response } from '../../model/model.ts';
import type { TsModel, TsOperation } from '../../typescript/ts-model.ts';
import { isErrorResponse } from './operation/responses.ts';

/** An operation that can fail, and the response that says so. */
export interface ErrorResponse {
  readonly operation: TsOperation;
  readonly response: Response;
}

/** The failures of a status by the descriptions of their responses. */
export type ErrorsByReason = ReadonlyMap<string, readonly ErrorResponse[]>;

/** All failures by status, in ascending order; what stands for a range or for all others comes last. */
export function errorResponses({
  operations,
}: TsModel): readonly (readonly [status: string, ErrorsByReason])[] {
  const all = operations.flatMap((operation) =>
    operation.responses.filter(isErrorResponse).map((response): ErrorResponse => ({ operation, response })),
  );
  return [...Map.groupBy(all, ({ response }) => response.status)]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([status, failures]) => [status, Map.groupBy(failures, ({ response }) => response.description)]);
}
