import { bodyPart } from '../../check/parts.ts';
import { findContent } from '../../model/described.ts';
import { canonicalText } from '../contain/canonical-text.ts';
import { requestLine } from '../witness/request-line.ts';
import type { Comparison } from './comparison.ts';
import { newGroup, partOf, type Group } from './draft.ts';
import { asDescribed, pairTypes, type TypePair } from './media-types.ts';
import { addIfChanged, type AddChange, type OperationPair } from './pairs.ts';
import { rootOf } from './root.ts';
import { compareRoot } from './schemas.ts';
import { breaksRequest, safe, unknown } from './verdicts.ts';

/** Compares the bodies of requests: whether there is one, its media types, and the schema of each. */
export function compareBodies(
  comparison: Comparison,
  pair: OperationPair,
  addPart: AddChange,
): readonly Group[] {
  const { before, after, label } = pair;
  const [old, young] = [before.body, after.body];
  const where = `request body of ${label}`;
  const at = { before: (old ?? before).at, after: (young ?? after).at };
  const add: AddChange = (change) => addPart({ where, ...at, ...change, names: ['body'] });
  const line = requestLine(before);
  if (old === undefined && young === undefined) return [];
  if (old === undefined || young === undefined) {
    if (young === undefined) add({ code: 'diff/request-body-removed', verdict: breaksRequest(line) });
    else if (young.required) add({ code: 'diff/required-request-body-added', verdict: breaksRequest(line) });
    else
      add({
        code: 'diff/request-body-added',
        verdict: safe('the body is optional, and requests did not have one'),
      });
    return [];
  }
  if (old.required !== young.required)
    add({
      code: young.required ? 'diff/request-body-required' : 'diff/request-body-optional',
      verdict: young.required ? breaksRequest(line) : safe('requests that have a body are valid'),
    });
  const [placesBefore = '', placesAfter = ''] = [old, young].map(({ alsoIn }) => alsoIn.join(', '));
  addIfChanged(add, [placesBefore || 'the body alone', placesAfter || 'the body alone'], {
    code: 'diff/request-body-places-changed',
    verdict: old.alsoIn.every((place) => young.alsoIn.includes(place))
      ? safe('the earlier places are still accepted')
      : breaksRequest(`${line} (properties in ${placesBefore})`),
  });
  for (const type of young.content)
    if (findContent(old.content, type.type) === undefined)
      add({
        code: 'diff/request-media-type-added',
        where: `${type.type} ${where}`,
        after: type.at,
        verdict: safe('the other media types are as before'),
      });
  for (const type of old.content)
    if (findContent(young.content, type.type) === undefined)
      add({
        code: 'diff/request-media-type-removed',
        where: `${type.type} ${where}`,
        before: type.at,
        verdict: breaksRequest(`${line} content-type: ${type.type}`),
      });
  return pairTypes(old.content, young.content).map((types) => compareContent(comparison, pair, types, add));
}

function compareContent(
  comparison: Comparison,
  pair: OperationPair,
  { type, before, after }: TypePair,
  add: AddChange,
): Group {
  const where = `${type} request body of ${pair.label}`;
  addIfChanged(add, [canonicalText(before.encoding), canonicalText(after.encoding)], {
    code: 'diff/request-encoding-changed',
    where,
    before: before.at,
    after: after.at,
    verdict: unknown('encoding'),
  });
  const group = newGroup(where, partOf(pair.after, 'body'), pair.label);
  const root = rootOf(comparison, pair, [
    asDescribed(bodyPart(pair.before, before), before),
    asDescribed(bodyPart(pair.after, after), after),
  ]);
  compareRoot(comparison, group, root);
  return group;
}
