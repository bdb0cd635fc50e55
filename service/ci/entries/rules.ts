import { parseDuration } from '../duration.ts';
import { limits } from '../limits.ts';
import { parseExpression, type Expression } from '../rules/expression.ts';
import type { Matching } from '../rules/matching.ts';
import { isBlank, isMapping, isSequence, type Value } from '../value.ts';
import { Entry, shown } from './entry.ts';
import { readNeeds, type Needs } from './needs.ts';
import { readPaths, type Changes, type Exists } from './rule-paths.ts';
import { readVariables, type Variables } from './variables.ts';

/** When a job runs. */
export type When = 'on_success' | 'on_failure' | 'always' | 'never' | 'manual' | 'delayed';

/** A rule: its conditions and its effects. A rule without conditions always matches. */
export type Rule = {
  if?: Expression;
  changes?: Changes;
  exists?: Exists;
  when?: When;
  /** Seconds. */
  startIn?: number;
  allowFailure?: boolean;
  interruptible?: boolean;
  variables?: Variables;
  needs?: Needs;
};

/** The use of rules, which determines their keys and values of `when`. */
export type RulesOf = 'job' | 'workflow' | 'include';

const keysOf: Readonly<Record<RulesOf, readonly string[]>> = {
  job: [
    'if',
    'changes',
    'exists',
    'when',
    'start_in',
    'allow_failure',
    'variables',
    'needs',
    'interruptible',
  ],
  workflow: ['if', 'changes', 'exists', 'when', 'variables', 'auto_cancel'],
  include: ['if', 'changes', 'exists', 'when'],
};

const whensOf: Readonly<Record<RulesOf, readonly When[]>> = {
  job: ['on_success', 'on_failure', 'always', 'never', 'manual', 'delayed'],
  workflow: ['always', 'never'],
  include: ['always', 'never'],
};

/** How rules are read. */
export type RulesOptions = { of: RulesOf; matching: Matching };

/** The rules of a job, a workflow or an include. Nested sequences are flattened. */
export function readRules(entry: Entry, options: RulesOptions): readonly Rule[] | undefined {
  const items: Value[] = [];
  if (!gather(entry.value, 0, items)) {
    entry.problems.error(
      `${entry.location.replace(/:rules$/, ' rules')} should be an array containing hashes and arrays of hashes`,
    );
    return undefined;
  }
  return items.map((item) => readRule(new Entry(item, `${entry.location}:rule`, entry.problems), options));
}

function gather(value: Value, level: number, items: Value[]): boolean {
  if (!isSequence(value) || level > limits.nesting) return false;
  return value.every((item) => {
    if (!isMapping(item)) return gather(item, level + 1, items);
    items.push(item);
    return true;
  });
}

function readRule(entry: Entry, options: RulesOptions): Rule {
  if (isBlank(entry.value)) entry.fail("can't be blank");
  entry.members(keysOf[options.of]);
  const rule: Rule = {};
  const condition = entry.child('if');
  if (condition !== undefined) {
    const source = condition.value;
    const expression = typeof source === 'string' ? parseExpression(source, options.matching) : undefined;
    if (expression === undefined) entry.fail('invalid expression syntax', 'if');
    else rule.if = expression;
  }
  const changes = readPaths(entry, 'changes');
  if (changes !== undefined) rule.changes = changes;
  const exists = readPaths(entry, 'exists');
  if (exists !== undefined) rule.exists = exists;
  readConsequences(entry, rule, options);
  return rule;
}

function readConsequences(entry: Entry, rule: Rule, { of }: RulesOptions): void {
  const when = entry.child('when')?.value;
  const known = whensOf[of].find((word) => word === when);
  if (known !== undefined) rule.when = known;
  else if (when !== undefined) entry.fail(`unknown value: ${shown(when)}`, 'when');
  readStart(entry, rule);
  const allowFailure = entry.boolean('allow_failure');
  if (allowFailure !== undefined) rule.allowFailure = allowFailure;
  const interruptible = entry.boolean('interruptible');
  if (interruptible !== undefined) rule.interruptible = interruptible;
  const variables = entry.child('variables');
  if (variables !== undefined)
    rule.variables = readVariables(variables, of === 'job' ? ['value', 'expand'] : ['value']);
  const needs = entry.child('needs');
  if (needs !== undefined) rule.needs = readNeeds(needs, ['job']);
}

function readStart(entry: Entry, rule: Rule): void {
  const start = entry.child('start_in')?.value;
  if (rule.when !== 'delayed') {
    if (start !== undefined) entry.fail('contains disallowed keys: start_in');
    return;
  }
  if (start === undefined) return void entry.fail("can't be blank", 'start_in');
  const seconds = readDelay(entry, start);
  if (seconds !== undefined) rule.startIn = seconds;
}

/** The seconds after which a delayed job starts: at most a week. */
export function readDelay(entry: Entry, value: Value | undefined): number | undefined {
  const seconds = typeof value === 'string' ? parseDuration(value) : undefined;
  if (seconds === undefined) return entry.fail('should be a duration', 'start_in');
  if (seconds > 7 * 86_400) return entry.fail('should not exceed the limit', 'start_in');
  return seconds;
}
