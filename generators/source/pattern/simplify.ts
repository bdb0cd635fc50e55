import type { Expression } from './parse.ts';

const nothing: Expression = { kind: 'sequence', items: [] };

/**
 * An expression that matches somewhere in exactly the texts in which the given one does, without what is optional where
 * a match begins and ends: a text with `\s+$` is one with `\s$`, and one with `.*a+` is one with `a`. From each start of a
 * match, such repetitions would make the search quadratic. Expressions with back references stay as they are: ask
 * before.
 */
export function trimmed(expression: Expression): Expression {
  return trimSide(trimSide(trimLooks(expression), 'end'), 'start');
}

/** Where a look-ahead ends and a look-behind begins is open as well. */
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

/** No more rounds than have to be, and of the outermost one no more than has to be. */
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
