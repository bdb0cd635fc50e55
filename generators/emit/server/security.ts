import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { ApiModel } from '../../model/model.ts';
import { schemesWithoutPlace } from '../../model/server-security.ts';

/** Schemes whose credentials a server cannot find: all requests with them are refused. */
export function securityFindings(model: ApiModel): readonly Finding[] {
  return schemesWithoutPlace(model).map(({ name, scheme, type, at }) =>
    finding('server/unsupported-security-scheme', { name, kind: scheme ?? type }, at),
  );
}
