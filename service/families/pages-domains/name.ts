import type { Instance } from '../../instance.ts';
import { invalid } from '../../http/refusals.ts';

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * A domain in its stored form: in lower case. Refuses with 400 anything but a host name with at least two labels (RFC
 * 1123 2.1), including wildcards and addresses, and the host of the service with all names below it.
 */
export function domainName(instance: Instance, text: string): string {
  const domain = text.toLowerCase();
  const labels = domain.split('.');
  const isName = domain.length <= 253 && labels.length > 1 && labels.every((each) => label.test(each));
  if (!isName || /^\d+$/.test(labels.at(-1) ?? '')) throw invalid('domain', 'is not a valid domain name');
  const own = new URL(instance.url).hostname.toLowerCase();
  if (domain === own || domain.endsWith(`.${own}`))
    throw invalid('domain', 'is a domain of this service and cannot be used');
  return domain;
}
