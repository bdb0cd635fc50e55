import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { basePathOf } from '../../model/base-path.ts';
import type { ApiModel, Operation } from '../../model/model.ts';
import { shadowedOperations } from '../../model/route-needs.ts';
import { schemesWithoutPlace } from '../../model/server-security.ts';
import { operationsElsewhere } from '../../model/servers.ts';

/** The findings of the emitter of the server. */
export function findingsOf(model: ApiModel): readonly Finding[] {
  return [...securityFindings(model), ...routeFindings(model), ...oneAddressFindings(model)];
}

/** Security schemes whose credentials a server cannot find: all requests with them are refused. */
function securityFindings(model: ApiModel): readonly Finding[] {
  return schemesWithoutPlace(model).map(({ name, scheme, type, at }) =>
    finding('server/unsupported-security-scheme', { name, kind: scheme ?? type }, at),
  );
}

/** Operations that no request reaches, because an earlier one matches the same requests. */
export function routeFindings(model: ApiModel): readonly Finding[] {
  return shadowedOperations(model).map(({ operation, by }) =>
    finding('server/ambiguous-operations', { operation: nameOf(operation), other: nameOf(by) }, operation.at),
  );
}

function nameOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** A single finding for the operations that have their own servers, because one server serves all operations. */
export function oneAddressFindings(model: ApiModel): readonly Finding[] {
  const elsewhere = operationsElsewhere(model);
  const [first] = elsewhere;
  if (first === undefined) return [];
  const particulars = {
    count: elsewhere.length,
    operation: first.operation.id,
    server: first.server.url,
    base: basePathOf(model) || '/',
  };
  return [finding('server/operation-servers-ignored', particulars, first.operation.at)];
}
