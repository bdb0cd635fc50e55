import { overlap, union, type CharacterSet } from './character-set.ts';
import type { Expression } from './parse.ts';

/** A repetition above this counts as endless: what it multiplies is too much already. */
const endless = 16;

/** Repetitions of the same characters in a row: two are quadratic, which short texts bear; three are cubic. */
const tolerated = 2;

/** Whether an expression can match some text in too many ways. See `isRunawayPattern`. */
export function analysePattern(expression: Expression): boolean {
  if (hasBackReference(expression) && hasRepetition(expression)) return true;
  return runsAway(expression);
}

function runsAway(expression: Expression): boolean {
  switch (expression.kind) {
    case 'characters':
    case 'back-reference':
      return false;
    case 'assertion':
      return expression.body !== undefined && runsAway(expression.body);
    case 'choice':
      return expression.options.some(runsAway);
    case 'sequence':
      return expression.items.some(runsAway) || hasLongChain(expression.items);
    case 'repeat':
      return runsAway(expression.body) || (expression.max > endless && isAmbiguous(expression.body));
  }
}

/** Whether several rounds of a repeated body can match the same text as fewer rounds, or other options, do. */
function isAmbiguous(body: Expression): boolean {
  if (body.kind === 'choice') return hasRivals(body.options) || body.options.some(isAmbiguous);
  if (body.kind === 'repeat') return isVariable(body) || isAmbiguous(body.body);
  if (body.kind !== 'sequence') return false;
  const [only, second] = body.items;
  if (only !== undefined && second === undefined) return isAmbiguous(only);
  const inner = body.items.flatMap((item) => (item.kind === 'choice' ? [item] : []));
  if (inner.some(isAmbiguous)) return true;
  return body.items.some(isVariable) && !hasDelimiter(body.items);
}

/** Whether two options can begin with the same character, or one of them is empty. */
function hasRivals(options: readonly Expression[]): boolean {
  let begun: CharacterSet = [];
  for (const option of options) {
    const first = firstCharacters(option);
    if (first.optional || overlap(begun, first.set)) return true;
    begun = union(begun, first.set);
  }
  return false;
}

/** Whether a character that must be there once, and can be nothing else in the sequence, parts the rounds. */
function hasDelimiter(items: readonly Expression[]): boolean {
  return items.some((item, index) => {
    if (item.kind !== 'characters') return false;
    const others = union(...items.filter((_, other) => other !== index).map(allCharacters));
    return !overlap(item.set, others);
  });
}

/** Whether more than the tolerated number of endless repetitions follow each other on the same characters. */
function hasLongChain(items: readonly Expression[]): boolean {
  return items.some((start, from) => {
    if (!isEndless(start)) return false;
    const characters = allCharacters(start);
    let length = 1;
    for (const item of items.slice(from + 1)) {
      const canMatch = overlap(characters, allCharacters(item)) || canBeEmpty(item);
      if (!canMatch) break;
      if (isEndless(item) && overlap(characters, allCharacters(item))) length += 1;
    }
    return length > tolerated;
  });
}

function isEndless(expression: Expression): boolean {
  return expression.kind === 'repeat' && expression.max > endless;
}

/** Whether the same expression can match texts of several lengths. */
function isVariable(expression: Expression): boolean {
  switch (expression.kind) {
    case 'repeat':
      return expression.min !== expression.max || isVariable(expression.body);
    case 'sequence':
      return expression.items.some(isVariable);
    case 'choice':
      return expression.options.some((option) => option.kind !== 'characters');
    default:
      return false;
  }
}

function canBeEmpty(expression: Expression): boolean {
  return firstCharacters(expression).optional;
}

/** The characters with which a match can begin; `optional` when it can be empty. */
function firstCharacters(expression: Expression): { set: CharacterSet; optional: boolean } {
  switch (expression.kind) {
    case 'characters':
      return { set: expression.set, optional: false };
    case 'assertion':
    case 'back-reference':
      return { set: [], optional: true };
    case 'repeat': {
      const { set, optional } = firstCharacters(expression.body);
      return { set, optional: optional || expression.min === 0 };
    }
    case 'choice': {
      const options = expression.options.map(firstCharacters);
      return {
        set: union(...options.map(({ set }) => set)),
        optional: options.some(({ optional }) => optional),
      };
    }
    case 'sequence': {
      let set: CharacterSet = [];
      for (const item of expression.items) {
        const first = firstCharacters(item);
        set = union(set, first.set);
        if (!first.optional) return { set, optional: false };
      }
      return { set, optional: true };
    }
  }
}

/** All characters that can occur in a match. */
function allCharacters(expression: Expression): CharacterSet {
  switch (expression.kind) {
    case 'characters':
      return expression.set;
    case 'repeat':
      return allCharacters(expression.body);
    case 'sequence':
      return union(...expression.items.map(allCharacters));
    case 'choice':
      return union(...expression.options.map(allCharacters));
    default:
      return [];
  }
}

function hasBackReference(expression: Expression): boolean {
  return expression.kind === 'back-reference' || children(expression).some(hasBackReference);
}

function hasRepetition(expression: Expression): boolean {
  return isEndless(expression) || children(expression).some(hasRepetition);
}

function children(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'repeat':
      return [expression.body];
    case 'sequence':
      return expression.items;
    case 'choice':
      return expression.options;
    case 'assertion':
      return expression.body === undefined ? [] : [expression.body];
    default:
      return [];
  }
}
