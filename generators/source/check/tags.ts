import { finding } from '../../diagnostics/catalog.ts';
import { isObject } from '../member.ts';
import type { Rule } from './rule.ts';

/** Tags need not be declared, but only declared ones have a description and an order (OpenAPI 3.1.1, section 4.8.22). */
export const checkTags: Rule = function* ({ root, nodes, places }) {
  const { tags: declaredTags } = root;
  if (!Array.isArray(declaredTags)) return;
  const declared = new Set(declaredTags.filter(isObject).map(({ name }) => name));
  for (const { value, shape } of nodes) {
    const { tags } = value;
    if (shape !== 'operation' || !Array.isArray(tags)) continue;
    for (const [index, tag] of tags.entries()) {
      if (typeof tag === 'string' && !declared.has(tag))
        yield finding('openapi/undeclared-tag', { tag }, places.at(tags, index));
    }
  }
};
