import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { isObject } from '../member.ts';
import type { Place } from '../place.ts';
import { compilePattern, isRunawayPattern } from '../pattern.ts';
import { nameOf } from '../text-file.ts';
import type { Rule } from './rule.ts';

/** `pattern` and the names of `patternProperties` are regular expressions that come to an end in good time. */
export const checkPatterns: Rule = function* ({ nodes, places }) {
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
  const compiled = compilePattern(pattern);
  if ('reason' in compiled) yield finding('schema/invalid-pattern', { pattern, reason: compiled.reason }, at);
  else if (isRunawayPattern(pattern)) yield finding('schema/pattern-runaway', { pattern }, at);
}
