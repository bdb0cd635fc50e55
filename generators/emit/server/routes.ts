import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { ApiModel, Operation } from '../../model/model.ts';
import { shadowedOperations } from '../../model/route-needs.ts';

/** Operations of a document that no request to its server reaches, as an earlier one takes the same requests. */
export function routeFindings(model: ApiModel): readonly Finding[] {
  return shadowedOperations(model).map(({ operation, by }) =>
    finding('server/ambiguous-operations', { operation: nameOf(operation), other: nameOf(by) }, operation.at),
  );
}

function nameOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}
