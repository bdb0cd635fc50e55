import { finding } from '../../../diagnostics/catalog.ts';
import type { PartRule } from '../rule.ts';

/** The default of a server variable must be one of its listed values (OpenAPI 3.1.1, section 4.8.6). */
export const checkServerVariables: PartRule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    if (shape !== 'serverVariable') continue;
    const { default: given, enum: listed } = value;
    if (!Array.isArray(listed)) continue;
    if (listed.length === 0) yield finding('openapi/server-variable-empty', {}, places.at(value, 'enum'));
    else if (typeof given === 'string' && !listed.includes(given))
      yield finding('openapi/server-variable-default', { value: given }, places.at(value, 'default'));
  }
};
