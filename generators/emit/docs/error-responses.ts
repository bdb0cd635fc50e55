import type { Response } from '../../model/model.ts';
import type { TsModel, TsOperation } from '../../typescript/ts-model.ts';
import { isErrorResponse } from './operation/responses.ts';

/** An error response of an operation. */
export interface ErrorResponse {
  readonly operation: TsOperation;
  readonly response: Response;
}

/** The error responses of a status by their descriptions. */
export type ErrorsByReason = ReadonlyMap<string, readonly ErrorResponse[]>;

/** All error responses by status, in ascending order, so that ranges and `default` come last. */
export function errorResponses({
  operations,
}: TsModel): readonly (readonly [status: string, ErrorsByReason])[] {
  const all = operations.flatMap((operation) =>
    operation.responses.filter(isErrorResponse).map((response): ErrorResponse => ({ operation, response })),
  );
  return [...Map.groupBy(all, ({ response }) => response.status)]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([status, errors]) => [status, Map.groupBy(errors, ({ response }) => response.description)]);
}
