import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import type { References } from '../../references/references.ts';
import { isObject, memberOf } from '../../../json/member.ts';
import { parametersOf } from '../../document/operations.ts';
import type { Places } from '../../../diagnostics/place.ts';
import { methods } from '../../document/structure.ts';
import { nameOf } from '../../files/text-file.ts';
import { selection } from '../../document/walk.ts';
import type { WholeRule } from '../rule.ts';

/** Methods whose bodies `fetch` cannot send (Fetch Standard, Request constructor). */
const WITHOUT_BODY = ['get', 'head'];

const holders = selection(({ shape }) => ['document', 'callback', 'pathItem'].includes(shape));

/**
 * Parts of webhooks and callbacks that outputs ignore, and bodies that no client can send; the latter in one finding.
 */
export const checkLeftOut: WholeRule = function* ({ groups, places, references }) {
  const unsent: JsonObject[] = [];
  for (const { value, shape } of holders(groups)) {
    if (shape === 'document') yield* leftOutOf(memberOf(value, 'webhooks'), { references, places });
    if (shape === 'callback') yield* leftOutOf(value, { references, places });
    if (shape !== 'pathItem') continue;
    const operations = WITHOUT_BODY.map((method) => memberOf(value, method)).filter(isObject);
    unsent.push(...operations.filter((operation) => isObject(memberOf(operation, 'requestBody'))));
  }
  const [first] = unsent;
  if (first !== undefined)
    yield finding('openapi/body-not-sent', { count: unsent.length }, nameOf(places.at(first, 'requestBody')));
};

/** Parts of path items and their operations that a receiver of their requests ignores. */
function* leftOutOf(
  pathItems: Json | undefined,
  { references, places }: { readonly references: References; readonly places: Places },
): Generator<Finding> {
  if (!isObject(pathItems)) return;
  for (const [name, pathItem] of Object.entries(pathItems)) {
    if (!isObject(pathItem) || name.startsWith('x-')) continue;
    const operations = methods.map((method) => memberOf(pathItem, method)).filter(isObject);
    for (const { in: location, name: parameter, listed } of [pathItem, ...operations].flatMap((holder) =>
      parametersOf(references, holder),
    )) {
      if (location === 'path')
        yield finding('openapi/webhook-path-parameter', { name: parameter, key: name }, places.of(listed));
    }
    for (const operation of operations) {
      for (const field of ['callbacks', 'security']) {
        const held = memberOf(operation, field);
        if (typeof held === 'object' && held !== null && Object.values(held).some(isNotEmpty))
          yield finding('openapi/webhook-field-ignored', { field }, nameOf(places.at(operation, field)));
      }
    }
  }
}

function isNotEmpty(value: Json): boolean {
  return isObject(value) && Object.keys(value).length > 0;
}
