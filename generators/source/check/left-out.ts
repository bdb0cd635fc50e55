import { finding } from '../../diagnostics/catalog.ts';
import type { JsonObject } from '../document.ts';
import { isObject, memberOf } from '../member.ts';
import { nameOf } from '../text-file.ts';
import type { Rule } from './rule.ts';

/** Methods whose bodies `fetch` cannot send (Fetch Standard, Request constructor). */
const WITHOUT_BODY = ['get', 'head'];

/** Parts of a document of which no operations are made, and bodies that no client can send; the latter once for all. */
export const checkLeftOut: Rule = function* ({ nodes, places }) {
  const unsent: JsonObject[] = [];
  for (const { value, shape } of nodes) {
    const member = shape === 'document' ? 'webhooks' : shape === 'operation' ? 'callbacks' : undefined;
    const held = member === undefined ? undefined : memberOf(value, member);
    if (member !== undefined && isObject(held) && Object.keys(held).length > 0)
      yield finding('openapi/left-out', { member }, nameOf(places.at(value, member)));
    if (shape !== 'pathItem') continue;
    const operations = WITHOUT_BODY.map((method) => memberOf(value, method)).filter(isObject);
    unsent.push(...operations.filter((operation) => isObject(memberOf(operation, 'requestBody'))));
  }
  const [first] = unsent;
  if (first !== undefined)
    yield finding('openapi/body-not-sent', { count: unsent.length }, nameOf(places.at(first, 'requestBody')));
};
