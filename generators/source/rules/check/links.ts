import { finding } from '../../../diagnostics/catalog.ts';
import { keyOfId, keyOfPath, linkTarget } from '../../references/link-target.ts';
import { isObject, memberOf } from '../../../json/member.ts';
import { methods } from '../../document/structure.ts';
import { nameOf } from '../../files/text-file.ts';
import { selection } from '../../document/walk.ts';
import type { WholeRule } from '../rule.ts';

const linksIn = selection(({ shape }) => shape === 'link');
const operationsIn = selection(({ shape }) => shape === 'operation');

/** Links to operations that the document does not have (OpenAPI 3.1.1, 4.8.20.1). */
export const checkLinks: WholeRule = function* ({ root, groups, places }) {
  const links = linksIn(groups);
  if (links.length === 0) return;
  const known = new Set<string>();
  const paths = memberOf(root, 'paths');
  for (const [path, pathItem] of Object.entries(isObject(paths) ? paths : {})) {
    for (const method of methods)
      if (isObject(memberOf(pathItem, method))) known.add(keyOfPath(path, method));
  }
  for (const { value } of operationsIn(groups)) {
    const id = memberOf(value, 'operationId');
    if (typeof id === 'string') known.add(keyOfId(id));
  }
  for (const { value } of links) {
    const target = linkTarget(value);
    const member = Object.hasOwn(value, 'operationId') ? 'operationId' : 'operationRef';
    const written = memberOf(value, member);
    if (typeof written !== 'string' || (target === undefined ? !written.startsWith('#') : known.has(target)))
      continue;
    yield finding('openapi/unknown-link-target', { target: written }, nameOf(places.at(value, member)));
  }
};
