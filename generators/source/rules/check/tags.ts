import { finding } from '../../../diagnostics/catalog.ts';
import { isObject } from '../../../json/member.ts';
import { selection } from '../../document/walk.ts';
import type { WholeRule } from '../rule.ts';

const operations = selection(({ shape }) => shape === 'operation');

/** Tags need not be declared, but only declared ones have a description and an order (OpenAPI 3.1.1, section 4.8.22). */
export const checkTags: WholeRule = function* ({ root, groups, places }) {
  const { tags: declaredTags } = root;
  if (!Array.isArray(declaredTags)) return;
  const declared = new Set(declaredTags.filter(isObject).map(({ name }) => name));
  for (const { value } of operations(groups)) {
    const { tags } = value;
    if (!Array.isArray(tags)) continue;
    for (const [index, tag] of tags.entries()) {
      if (typeof tag === 'string' && !declared.has(tag))
        yield finding('openapi/undeclared-tag', { tag }, places.at(tags, index));
    }
  }
};
