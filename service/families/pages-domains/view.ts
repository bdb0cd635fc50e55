import type { InstancePagesDomain, PagesDomain, PagesDomainFacts } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import { describe, isExpired, nameOf, readChain } from './certificate.ts';

/** A domain with its certificate (Part B 2.8). */
export function pagesDomainView(row: Row<'pages_domains'>, now: Date): PagesDomain {
  if (row.certificate === null) return facts(row);
  const chain = readChain(row.certificate);
  return {
    ...facts(row),
    certificate: {
      subject: nameOf(chain.leaf.subject),
      expired: isExpired(chain, now),
      certificate: chain.pem,
      certificate_text: describe(chain),
    },
  };
}

/** A domain in the list of the whole instance: with only the expiry of its certificate. */
export function instanceDomainView(row: Row<'pages_domains'>, now: Date): InstancePagesDomain {
  const common = { ...facts(row), project_id: row.project_id };
  if (row.certificate === null) return common;
  const chain = readChain(row.certificate);
  const expiration = chain.leaf.validToDate.toISOString();
  return { ...common, certificate: { expired: isExpired(chain, now), expiration } };
}

function facts(row: Row<'pages_domains'>): PagesDomainFacts {
  return {
    domain: row.domain,
    url: `${row.certificate === null ? 'http' : 'https'}://${row.domain}`,
    verified: row.verified,
    verification_code: row.verification_code,
    enabled_until: row.enabled_until,
    auto_ssl_enabled: row.auto_ssl_enabled,
  };
}
