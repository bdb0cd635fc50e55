import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { ApiModel } from '../../model/model.ts';
import { operationsElsewhere } from '../../model/servers.ts';
import { basePathOf } from '../../model/base-path.ts';

/** Says, once for a document, that operations with servers of their own are served at the one address of the server. */
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
  return [finding('server/one-address', particulars, first.operation.at)];
}
