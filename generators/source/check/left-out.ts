import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Json, JsonObject } from '../document.ts';
import { isObject, memberOf } from '../member.ts';
import type { Places } from '../place.ts';
import { nameOf } from '../text-file.ts';
import type { Rule } from './rule.ts';

/** Methods whose bodies `fetch` cannot send (Fetch Standard, Request constructor). */
const WITHOUT_BODY = ['get', 'head'];

/**
 * Parts of webhooks and callbacks of which nothing is made, and bodies that no client can send; the latter once for all.
 */
export const checkLeftOut: Rule = function* ({ nodes, places }) {
  const unsent: JsonObject[] = [];
  for (const { value, shape } of nodes) {
    if (shape === 'document') yield* leftOutOf(memberOf(value, 'webhooks'), places);
    if (shape === 'callback') yield* leftOutOf(value, places);
    if (shape !== 'pathItem') continue;
    const operations = WITHOUT_BODY.map((method) => memberOf(value, method)).filter(isObject);
    unsent.push(...operations.filter((operation) => isObject(memberOf(operation, 'requestBody'))));
  }
  const [first] = unsent;
  if (first !== undefined)
    yield finding('openapi/body-not-sent', { count: unsent.length }, nameOf(places.at(first, 'requestBody')));
};

/** What the operations of path items say that a receiver of their requests does not honour. */
function* leftOutOf(pathItems: Json | undefined, places: Places): Generator<Finding> {
  if (!isObject(pathItems)) return;
  const operations = Object.values(pathItems).filter(isObject).flatMap(Object.values).filter(isObject);
  for (const operation of operations) {
    for (const member of ['callbacks', 'security']) {
      const held = memberOf(operation, member);
      if (typeof held === 'object' && held !== null && Object.values(held).some(isNotEmpty))
        yield finding('openapi/left-out', { member }, nameOf(places.at(operation, member)));
    }
  }
}

function isNotEmpty(value: Json): boolean {
  return isObject(value) && Object.keys(value).length > 0;
}
