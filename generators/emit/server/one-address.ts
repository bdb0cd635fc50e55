import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { ApiModel } from '../../model/model.ts';
import { operationsElsewhere } from '../../model/servers.ts';
import { basePathOf } from '../../model/base-path.ts';

/** A single finding for a document: operations with their own servers are served at the one URL of the server. */
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
