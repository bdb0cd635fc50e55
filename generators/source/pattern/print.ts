import type { Edge, Expression } from './parse.ts';

const edges: Readonly<Record<Edge, string>> = { start: '^', end: '$', boundary: '\\b', inside: '\\B' };

/** The source of an expression without back references, for the flags with which it was read. */
export function printPattern(expression: Expression): string {
  return expression.kind === 'choice' ? choice(expression.options) : part(expression) || '(?:)';
}

function part(expression: Expression): string {
  switch (expression.kind) {
    case 'characters':
      return expression.source;
    case 'edge':
      return edges[expression.edge];
    case 'look':
      return `(?${expression.ahead ? '' : '<'}${expression.negated ? '!' : '='}${printPattern(expression.body)})`;
    case 'back-reference':
      throw new Error('What a back reference means depends on the groups that were left out.');
    case 'sequence':
      return expression.items.map(part).join('');
    case 'choice':
      return `(?:${choice(expression.options)})`;
    case 'repeat':
      return `${repeated(expression.body)}${counts(expression)}`;
  }
}

function choice(options: readonly Expression[]): string {
  return options.map(part).join('|');
}

function repeated(body: Expression): string {
  return body.kind === 'characters' ? body.source : `(?:${printPattern(body)})`;
}

function counts({ min, max }: { readonly min: number; readonly max: number }): string {
  if (max === Infinity) return min === 0 ? '*' : min === 1 ? '+' : `{${min},}`;
  if (min === 0 && max === 1) return '?';
  return min === max ? `{${min}}` : `{${min},${max}}`;
}
