import { finding } from '../../../diagnostics/catalog.ts';
import type { Rule } from '../rule.ts';
import { isObject } from '../../../json/member.ts';

/** Names of tags must be unique, and used by an operation (OpenAPI 3.1.1, sections 4.8.1 and 4.8.22). */
export const lintTags: Rule = function* ({ root, nodes, places }) {
  const { tags: declared } = root;
  if (!Array.isArray(declared)) return;
  const used = new Set(
    nodes.flatMap(({ value: { tags }, shape }) => (shape === 'operation' && Array.isArray(tags) ? tags : [])),
  );
  const seen = new Set<string>();
  for (const tag of declared.filter(isObject)) {
    const { name } = tag;
    if (typeof name !== 'string') continue;
    if (seen.has(name)) yield finding('lint/duplicate-tag', { tag: name }, places.of(tag));
    else if (!used.has(name)) yield finding('lint/unused-tag', { tag: name }, places.of(tag));
    seen.add(name);
  }
};
