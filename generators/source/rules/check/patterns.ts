import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import { isObject } from '../../../json/member.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { readPattern } from '../../pattern/read-pattern.ts';
import { nameOf } from '../../files/text-file.ts';
import type { PartRule } from '../rule.ts';

/** `pattern` and the names of `patternProperties` must be regular expressions that are matched in reasonable time. */
export const checkPatterns: PartRule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    if (shape !== 'schema') continue;
    const { pattern, patternProperties } = value;
    if (typeof pattern === 'string') yield* checkPattern(pattern, places.at(value, 'pattern'));
    if (!isObject(patternProperties)) continue;
    for (const name of Object.keys(patternProperties))
      yield* checkPattern(name, nameOf(places.at(patternProperties, name)));
  }
};

function* checkPattern(pattern: string, at: Place | undefined): Generator<Finding> {
  const { foreign, matching, problem } = readPattern(pattern);
  if (foreign.length > 0) {
    const parts = foreign.map(
      ({ text, meaning, spelling }) => `${text} is ${meaning} (in JavaScript: ${spelling})`,
    );
    const outcome = problem === undefined && matching !== undefined ? 'It is read so' : 'It is not enforced';
    yield finding('schema/non-ecmascript-pattern', { pattern, parts: parts.join('; '), outcome }, at);
  }
  if (problem?.kind === 'invalid')
    yield finding('schema/invalid-pattern', { pattern, reason: problem.reason }, at);
  if (problem?.kind === 'complex')
    yield finding('schema/pattern-too-complex', { pattern, reason: problem.reason }, at);
}
