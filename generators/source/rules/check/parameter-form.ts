import { finding } from '../../../diagnostics/catalog.ts';
import { isObject } from '../../../json/member.ts';
import type { PartRule } from '../rule.ts';

/** A parameter or header has either `schema` or `content` with one media type (OpenAPI 3.1.1, section 4.8.12.2). */
export const checkParameterForm: PartRule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    if ((shape !== 'parameter' && shape !== 'header') || typeof value['$ref'] === 'string') continue;
    const { schema, content } = value;
    const types = isObject(content) ? Object.keys(content).length : 0;
    if (schema === undefined && types === 1) continue;
    if (schema !== undefined && content === undefined) continue;
    const problem =
      schema === undefined ? (content === undefined ? 'neither' : `${types} media types`) : 'both';
    yield finding('openapi/schema-or-content', { problem }, places.of(value));
  }
};
