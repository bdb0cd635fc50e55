import type { Expression } from './parse.ts';

const nothing: Expression = { kind: 'sequence', items: [] };

/**
 * An expression that matches exactly the same texts as the given one, but without optional parts at the beginning and
 * end of a match: a text with a match of `\s+$` has one of `\s$`, and one with `.*a+` has one with `a`. From each start
 * of a match, such repetitions would make the search quadratic. Expressions with back references must not be passed.
 */
export function trimmed(expression: Expression): Expression {
  return trimSide(trimSide(trimLooks(expression), 'end'), 'start');
}

/** The end of a look-ahead and the beginning of a look-behind are open in the same way. */
function trimLooks(expression: Expression): Expression {
  switch (expression.kind) {
    case 'look': {
      const body = trimLooks(expression.body);
      return { ...expression, body: trimSide(body, expression.ahead ? 'end' : 'start') };
    }
    case 'sequence':
      return { ...expression, items: expression.items.map(trimLooks) };
    case 'choice':
      return { ...expression, options: expression.options.map(trimLooks) };
    case 'repeat':
      return { ...expression, body: trimLooks(expression.body) };
    default:
      return expression;
  }
}

function trimSide(expression: Expression, side: 'start' | 'end'): Expression {
  switch (expression.kind) {
    case 'sequence':
      return trimSequence(expression.items, side);
    case 'choice': {
      const options = expression.options.map((option) => trimSide(option, side));
      return options.some(isNothing) ? nothing : { kind: 'choice', options };
    }
    case 'repeat':
      return trimRepeat(expression, side);
    default:
      return expression;
  }
}

function trimSequence(items: readonly Expression[], side: 'start' | 'end'): Expression {
  const outer = side === 'end' ? items.at(-1) : items[0];
  if (outer === undefined) return nothing;
  const others = side === 'end' ? items.slice(0, -1) : items.slice(1);
  const trimmedOuter = trimSide(outer, side);
  if (isNothing(trimmedOuter)) return trimSequence(others, side);
  return { kind: 'sequence', items: side === 'end' ? [...others, trimmedOuter] : [trimmedOuter, ...others] };
}

/** Only the required iterations, and for the outermost one only its required part. */
function trimRepeat({ body, min }: Expression & { kind: 'repeat' }, side: 'start' | 'end'): Expression {
  if (min === 0) return nothing;
  const outer = trimSide(body, side);
  if (min === 1 || isNothing(outer)) return outer;
  const others: Expression = { kind: 'repeat', body, min: min - 1, max: min - 1 };
  return trimSequence(side === 'end' ? [others, outer] : [outer, others], side);
}

function isNothing(expression: Expression): boolean {
  return expression.kind === 'sequence' && expression.items.length === 0;
}
