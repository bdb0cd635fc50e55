import { finding } from '../../diagnostics/catalog.ts';
import { isObject, memberOf } from '../member.ts';
import { nameOf } from '../text-file.ts';
import type { PartRule } from './rule.ts';

/**
 * Headers of a response or an encoding whose names differ only in case: in HTTP they are the same (RFC 9110, section
 * 5.1). Parameters are compared in this way when repeated ones are left out.
 */
export const checkEqualHeaders: PartRule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    if (shape !== 'response' && shape !== 'encoding') continue;
    const headers = memberOf(value, 'headers');
    if (!isObject(headers)) continue;
    const first = new Map<string, string>();
    for (const name of Object.keys(headers)) {
      const other = first.get(name.toLowerCase());
      if (other === undefined) first.set(name.toLowerCase(), name);
      else yield finding('openapi/equal-headers', { name, other }, nameOf(places.at(headers, name)));
    }
  }
};
