import { expect, test } from 'vitest';
import { diffModels } from '../../generators/diff/diff.ts';
import type { Json } from '../../generators/json/json.ts';
import { comparedFrom, request, response } from './documents.ts';

const boolean = { type: 'boolean' };
const integer = { type: 'integer' };
const closed = { type: 'object', additionalProperties: false };
const patterned = { ...closed, patternProperties: { '^ab': boolean } };
const open = { type: 'object', additionalProperties: true };
const texts = { type: 'object', additionalProperties: { type: 'string' } };

/** Schemas before and after, and whether somebody is broken who sends a body, or reads a response. */
test.each<readonly [before: Json, after: Json, request: boolean, response: boolean]>([
  [patterned, closed, true, false],
  [closed, patterned, false, true],
  [patterned, { ...closed, patternProperties: { '^ab': integer } }, true, true],
  [patterned, { ...closed, patternProperties: { '^ab': boolean, '^b': boolean } }, false, true],
  [patterned, { ...closed, patternProperties: { '^a': boolean } }, false, true],
  [{ ...texts, patternProperties: { '^ab': boolean } }, texts, true, true],
  [texts, { ...texts, patternProperties: { '^ab': { const: 'x' } } }, true, false],
  [{ ...texts, patternProperties: { '^ab': { const: 'x' } } }, texts, false, true],
  [{ type: 'object', required: ['c'] }, { type: 'object', properties: { c: integer } }, true, true],
  [{ ...open, properties: { c: {} } }, { ...open, required: ['c'] }, true, false],
  [{ ...open, required: ['c'] }, { ...open, properties: { c: {} } }, false, true],
  [{ ...open, required: ['c'] }, { ...open, properties: { c: {} }, required: ['c'] }, false, false],
  [{ ...open, properties: { c: {} }, required: ['c'] }, { ...open, required: ['c'] }, false, false],
  [{ ...open, properties: { c: {} }, required: ['c'] }, open, false, true],
  [open, { ...open, properties: { c: {} }, required: ['c'] }, true, false],
  [
    { ...open, properties: { c: { readOnly: true } }, required: ['c'] },
    { ...open, required: ['c'] },
    true,
    false,
  ],
  [
    { ...open, properties: { c: { readOnly: true } }, required: ['c'] },
    { ...open, properties: { c: {} }, required: ['c'] },
    true,
    false,
  ],
  [
    { ...open, required: ['c'] },
    { ...open, properties: { c: { writeOnly: true } }, required: ['c'] },
    false,
    true,
  ],
])('%j and then %j: in requests %s, in responses %s', (before, after, inRequest, inResponse) => {
  const isBroken = [request, response].map((side) =>
    diffModels(comparedFrom(side(before)), comparedFrom(side(after))).changes.some(
      ({ verdict }) => verdict.kind === 'breaks',
    ),
  );
  expect(isBroken).toEqual([inRequest, inResponse]);
});
