import { finding } from '../../../diagnostics/catalog.ts';
import { formats } from '../../../formats/formats.ts';
import { suggest } from '../suggestion.ts';
import type { PartRule } from '../rule.ts';

/** Unknown formats are not checked, which their authors seldom expect. */
export const checkFormats: PartRule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    const { format } = value;
    if (shape !== 'schema' || typeof format !== 'string' || formats.has(format)) continue;
    const hint = suggest(format, [...formats.keys()]);
    yield finding('schema/unknown-format', { format, hint }, places.at(value, 'format'));
  }
};
