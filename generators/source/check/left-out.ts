import { finding } from '../../diagnostics/catalog.ts';
import { isObject, memberOf } from '../member.ts';
import { nameOf } from '../text-file.ts';
import type { Rule } from './rule.ts';

/** Methods whose bodies `fetch` cannot send (Fetch Standard, Request constructor). */
const WITHOUT_BODY = ['get', 'head'];

/** Parts of a document of which no operations are made, and bodies that no client can send. */
export const checkLeftOut: Rule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    const member = shape === 'document' ? 'webhooks' : shape === 'operation' ? 'callbacks' : undefined;
    const held = member === undefined ? undefined : memberOf(value, member);
    if (member !== undefined && isObject(held) && Object.keys(held).length > 0)
      yield finding('openapi/left-out', { member }, nameOf(places.at(value, member)));
    if (shape !== 'pathItem') continue;
    for (const method of WITHOUT_BODY) {
      const operation = memberOf(value, method);
      if (isObject(operation) && isObject(memberOf(operation, 'requestBody')))
        yield finding(
          'openapi/body-not-sent',
          { method: method.toUpperCase() },
          nameOf(places.at(operation, 'requestBody')),
        );
    }
  }
};
